/**
 * Whether a type is among those allowed, which may end with a star; an empty list allows any. A star lets no SVG
 * through: it is a document with scripts, and only who names it wants it.
 */
export const matchesType = (type: string, allowed: readonly string[]): boolean =>
  allowed.length === 0 ||
  allowed.some((pattern) => {
    if (pattern === type) return true;
    if (pattern === '*' || pattern === '*/*') return type !== SVG;
    return pattern.endsWith('/*') && type.startsWith(pattern.slice(0, -1)) && type !== SVG;
  });

const SVG = 'image/svg+xml';
