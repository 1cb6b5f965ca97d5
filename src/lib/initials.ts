/** First letters of the first and the last word of a name, in capitals: `LE ROUX Jean-Marc` is `LJ`. */
export const initials = (name: string): string => {
  const words = name.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words.slice(0, 1);
  return letters.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase('fr') ?? '').join('');
};
