import { truncate } from '../../lib/truncate.ts';
import { PLACEHOLDER, isEmpty } from '../../lib/placeholder.ts';
import type { DisplayProps } from '../FieldProps.ts';

const LIMIT = 100;

/** Text as it is, cut at 100 characters with the whole of it as title; anything that is no text as JSON. */
export const TextDisplay = ({ value }: DisplayProps) => {
  if (isEmpty(value)) return PLACEHOLDER;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const shown = truncate(text, LIMIT);
  return shown === text ? text : <span title={text}>{shown}</span>;
};
