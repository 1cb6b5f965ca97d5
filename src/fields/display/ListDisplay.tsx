import { PLACEHOLDER, isEmpty } from '../../lib/placeholder.ts';
import { isObject, toList, toText } from '../../schema/read.ts';
import type { DisplayProps } from '../FieldProps.ts';
import { TextDisplay } from './TextDisplay.tsx';

/** The entries of a list, one after the other. */
export const ListDisplay = ({ field, value }: DisplayProps) => {
  const entries = toList(value).filter((entry) => !isEmpty(entry));
  if (entries.length === 0) return PLACEHOLDER;
  const texts = entries.map((entry) => toText(entry) ?? JSON.stringify(entry));
  return <TextDisplay field={field} value={texts.join(', ')} />;
};

/** A value of which no description tells the shape: a plain list by its entries, anything else as it came. */
export const UnknownDisplay = (props: DisplayProps) =>
  Array.isArray(props.value) && !props.value.some((entry) => isObject(entry) || Array.isArray(entry)) ? (
    <ListDisplay {...props} />
  ) : (
    <TextDisplay {...props} />
  );
