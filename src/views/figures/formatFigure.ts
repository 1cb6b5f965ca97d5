const FIGURE = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });
const CHANGE = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

export const formatFigure = (value: number): string => FIGURE.format(value);

/** A difference with its sign: +3, −2, 0. */
export const formatChange = (value: number): string => CHANGE.format(value).replace('-', '−');
