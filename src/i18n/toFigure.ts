/** Writes numbers as in France, with a minus and no hyphen. */
export const figuresOf = (options: Intl.NumberFormatOptions): ((value: number) => string) => {
  const format = new Intl.NumberFormat('fr-FR', options);
  return (value) => format.format(value).replace('-', '−');
};

/** `20 000` with a narrow no-break space, `−0,5` with a minus and a comma. */
export const toFigure = figuresOf({ maximumFractionDigits: 10 });

/**
 * `0,143` of a seventh: a number to compare in a list. Parts of a whole that nobody reads are left out; of a small
 * number three figures stay.
 */
export const toRoundFigure = figuresOf({
  maximumFractionDigits: 3,
  maximumSignificantDigits: 3,
  roundingPriority: 'morePrecision',
});
