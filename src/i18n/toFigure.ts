const FORMAT = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 10 });

/** `20 000` with a narrow no-break space, `−0,5` with a minus and a comma. */
export const toFigure = (value: number): string => FORMAT.format(value).replace('-', '−');
