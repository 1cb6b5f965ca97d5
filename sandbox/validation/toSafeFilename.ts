const MAX_CHARACTERS = 120;
const NAMELESS = 'fichier';

/** Path separators, what Windows refuses, control and direction characters, which make `exe.pdf` of `fdp.exe`. */
const FORBIDDEN =
  /[<>:"|?*\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\ud800-\udfff]/gu;

/** A name under which a file can be kept on any system: no folder, no forbidden sign, its ending kept when cut. */
export const toSafeFilename = (name: string): string => {
  const base = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = base
    .replaceAll(FORBIDDEN, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  if (clean === '') return NAMELESS;
  const signs = [...clean];
  if (signs.length <= MAX_CHARACTERS) return clean;
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(clean)?.[0] ?? '';
  return `${signs.slice(0, MAX_CHARACTERS - ending.length).join('')}${ending}`;
};
