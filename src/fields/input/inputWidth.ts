import type { FieldDescription } from '../../schema/description.ts';
import type { Kind } from '../../schema/kinds.ts';

/** Widths that what is typed seldom exceeds, with the buttons and units in the field. */
const WIDTHS: Readonly<Partial<Record<Kind, string>>> = {
  date: '12rem',
  time: '9rem',
  datetime: '16rem',
  integer: '10rem',
  year: '8rem',
  decimal: '10rem',
  percentage: '10rem',
  currency: '11rem',
  phone: '14rem',
  licenceNumber: '11rem',
  duration: '16rem',
};

/** Texts of at most so many characters are as wide as these. */
const LONGEST_SHORT = 24;

/** Width of the box of a field by its kind and its longest text; undefined where it takes what there is. */
export const inputWidth = (field: FieldDescription, kind: Kind): string | undefined => {
  if (kind !== 'text') return WIDTHS[kind];
  const { maxLength } = field;
  return maxLength === null || maxLength > LONGEST_SHORT
    ? undefined
    : `${Math.max(maxLength, 6) * 0.65 + 2.5}rem`;
};
