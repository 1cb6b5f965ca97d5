import { PLACEHOLDER, isEmpty } from '../../lib/placeholder.ts';
import { truncate } from '../../lib/truncate.ts';
import type { DisplayProps } from '../FieldProps.ts';
import { CutText } from './CutText.tsx';

const LIMIT = 100;

/** Text as it is, cut at 100 characters with the whole of it at hand; anything that is no text as JSON. */
export const TextDisplay = ({ value, whole = false }: DisplayProps) => {
  if (isEmpty(value)) return PLACEHOLDER;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const shown = truncate(text, LIMIT);
  if (shown === text) return text;
  return whole ? <CutText text={text} shown={shown} /> : <span title={text}>{shown}</span>;
};
