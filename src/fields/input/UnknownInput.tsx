import type { FieldDescription } from '../../schema/description.ts';
import type { InputProps } from '../FieldProps.ts';
import { TextInput } from './TextInput.tsx';

/** A field whose type nobody knows and that holds a text or nothing: it is typed as text. */
export const UnknownInput = (props: InputProps) => {
  reportUnknown(props.field);
  return <TextInput {...props} />;
};

const reported = new Set<string>();

/** Warns a developer once per type that a described field has no kind of its own. */
const reportUnknown = ({ type, name }: FieldDescription): void => {
  if (!import.meta.env.DEV || reported.has(type)) return;
  reported.add(type);
  // oxlint-disable-next-line no-console
  console.warn(`Field '${name}' has the unknown type '${type}': it is shown as text`);
};
