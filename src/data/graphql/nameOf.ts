/**
 * A name for a query that none of another content may cancel: the same content always gives the same name. FNV-1a,
 * 32 bits; two contents of one name would only cancel each other.
 */
export const nameOf = (prefix: string, content: unknown): string => {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(content)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return `${prefix} ${(hash >>> 0).toString(36)}`;
};
