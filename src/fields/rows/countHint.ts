import type { MessageKey } from '../../i18n/MessageKey.ts';
import { toFigure } from '../../i18n/toFigure.ts';
import type { Count } from '../../schema/description.ts';

export interface Hint {
  readonly key: MessageKey;
  readonly args: Readonly<Record<string, number | string>>;
}

/** The one helper that fits the limits of a list's size: a fixed size counts up to it. */
export const countHint = (count: Count | null, size: number): Hint | null => {
  if (!count) return null;
  const { min, max } = count;
  if (min !== null && min === max) return { key: 'rows.exact', args: { size, limit: max } };
  if (min !== null && max !== null)
    return { key: 'validation.between', args: { min: toFigure(min), max: toFigure(max) } };
  if (min !== null) return { key: 'validation.atLeast', args: { min: toFigure(min) } };
  return max === null ? null : { key: 'validation.atMost', args: { max: toFigure(max) } };
};
