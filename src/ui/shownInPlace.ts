/**
 * Styles of an element above others whose height is known once it has loaded: what follows keeps its place out
 * of sight until then, or as long as nobody minds. The page's heading takes the focus meanwhile.
 * @param isPending selector of its placeholder until then
 */
export const shownInPlace = (isPending: string) =>
  ({
    '@keyframes shown-late': { to: { visibility: 'visible' } },
    '@media screen': {
      [`&:has(${isPending}) ~ *`]: { visibility: 'hidden', animation: 'shown-late 0s 8s forwards' },
      [`&:has(${isPending}) ~ * h1`]: { visibility: 'visible', animation: 'none' },
    },
  }) as const;
