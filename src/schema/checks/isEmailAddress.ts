/** The form that browsers ask of `type="email"`, with a point in the host; Symfony's modes html5 and strict. */
const HTML5 =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/**
 * Symfony's loose mode asks for `name@host.tld` without spaces in the host, no more: what the server takes must
 * not be refused here.
 */
const isLoose = (text: string): boolean => {
  const at = text.lastIndexOf('@');
  const host = text.slice(at + 1);
  return at > 0 && !/\s/.test(host) && /[^.]\.[^.]/.test(host);
};

export const isEmailAddress = (text: string, mode: unknown): boolean =>
  mode === 'html5' || mode === 'strict' || mode === 'html5-allow-no-tld'
    ? HTML5.test(text) || (mode === 'html5-allow-no-tld' && isLoose(`${text}.tld`))
    : isLoose(text);
