/** Field descriptions of 500 levels take two for each; nothing else comes near ten. */
const MAX_DEPTH = 1200;

/**
 * Reads JSON from outside. A key `__proto__` is left out: copied into another object by assignment it would
 * change that object's prototype. Throws SyntaxError on text that is no JSON, and on what is nested so deeply that
 * copying or comparing it would exhaust the stack.
 */
export const parseJson = (text: string): unknown => {
  if (jsonDepth(text) > MAX_DEPTH) throw new SyntaxError(`More than ${MAX_DEPTH} levels of JSON`);
  return mayHoldPrototype(text)
    ? JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value))
    : JSON.parse(text);
};

/** A reviver is slow on a long list, so it runs only where the key, plain or escaped, may occur. */
const mayHoldPrototype = (text: string): boolean =>
  text.includes('__proto__') || /\\u00(?:5f|6f|70|72|74)/i.test(text);

/** How deep lists and objects are nested in a JSON text, counted without parsing it. */
export const jsonDepth = (text: string): number => {
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') at = endOfString(text, at);
    else if (sign === '[' || sign === '{') {
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if (sign === ']' || sign === '}') depth -= 1;
  }
  return deepest;
};

/** Index of the quote that ends the string begun at `start`; the end of the text where there is none. */
const endOfString = (text: string, start: number): number => {
  let end = start;
  do {
    end = text.indexOf('"', end + 1);
    if (end === -1) return text.length;
  } while (isEscaped(text, end));
  return end;
};

const isEscaped = (text: string, at: number): boolean => {
  let slashes = 0;
  while (text[at - 1 - slashes] === '\\') slashes += 1;
  return slashes % 2 === 1;
};
