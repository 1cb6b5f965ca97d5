import { toFigure } from '../../i18n/toFigure.ts';
import type { NumberBounds } from '../../schema/description.ts';
import type { Hint } from '../rows/countHint.ts';

/** The one helper that says between which bounds a number lies, where it has a largest one. */
export const boundsHint = (
  { min, max, over, under }: NumberBounds,
  inWords: (bound: number) => string = toFigure,
): Hint | null => {
  const most = under ?? max;
  if (most === null) return null;
  // A range without a smallest number begins with 0, as long as that is within it.
  const least = over ?? min ?? (most > 0 ? 0 : null);
  if (least !== null && least > most) return null;
  const args = { max: inWords(most), ...(least !== null && { min: inWords(least) }) };
  if (least === null)
    return { key: under === undefined ? 'validation.atMost' : 'validation.bounds.under', args };
  if (over === undefined)
    return { key: under === undefined ? 'validation.between' : 'validation.bounds.fromUnder', args };
  return { key: under === undefined ? 'validation.bounds.overUpTo' : 'validation.bounds.overUnder', args };
};
