const FORMAT = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 10 });

/** Parts of a whole that nobody reads; of a small number three figures stay. */
const ROUNDED = new Intl.NumberFormat('fr-FR', {
  maximumFractionDigits: 3,
  maximumSignificantDigits: 3,
  roundingPriority: 'morePrecision',
});

/** `0,143` of a seventh: a number to compare in a list. */
export const toRoundFigure = (value: number): string => ROUNDED.format(value).replace('-', '−');

/** `20 000` with a narrow no-break space, `−0,5` with a minus and a comma. */
export const toFigure = (value: number): string => FORMAT.format(value).replace('-', '−');
