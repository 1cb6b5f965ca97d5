import { figuresOf } from '../../i18n/toFigure.ts';

/** Points are counted in quarters: with one place the same sum would be −8,3 here and −8,2 there. */
const PLACES = { maximumFractionDigits: 2 } as const;

export const formatFigure = figuresOf(PLACES);

/** A difference with its sign: +3, −2, 0. */
export const formatChange = figuresOf({ ...PLACES, signDisplay: 'exceptZero' });
