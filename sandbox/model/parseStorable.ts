import { UNSTORABLE } from './toOperand.ts';

/**
 * Value of a JSON text, for routes without a field description: nothing in it is text that PostgreSQL refuses.
 * @throws SyntaxError, TypeError on such text, RangeError on too many levels
 */
export const parseStorable = (text: string): unknown =>
  JSON.parse(text, (name, value: unknown) => {
    if (UNSTORABLE.test(name) || (typeof value === 'string' && UNSTORABLE.test(value)))
      throw new TypeError('Unstorable text');
    return value;
  });
