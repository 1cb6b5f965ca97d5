import { plainText } from '../../lib/plainText.ts';
import { toText } from '../../schema/read.ts';
import type { DisplayProps } from '../FieldProps.ts';
import { useLoaded } from '../useLoaded.ts';
import { TextDisplay } from './TextDisplay.tsx';

const loadSafeHtml = async () => (await import('../richText/SafeHtml.tsx')).SafeHtml;

/** A text kept as HTML: its words in a list, with its structure where it is shown whole. */
export const RichTextDisplay = ({ field, value, whole = false }: DisplayProps) => {
  const html = toText(value) ?? '';
  const { part: SafeHtml } = useLoaded(loadSafeHtml, whole && html !== '');
  return SafeHtml ? (
    <SafeHtml html={html} />
  ) : (
    <TextDisplay field={field} value={plainText(html)} whole={whole} />
  );
};
