import { kindOf } from '../schema/kinds.ts';
import { useFieldHint } from './FieldHints.tsx';
import type { InputProps } from './FieldProps.ts';
import { useRegistry } from './RegistryContext.tsx';

/** The input of a field's kind. */
export const FieldInput = (props: InputProps) => {
  const hint = useFieldHint(props.source);
  const registry = useRegistry();
  const { Input } = registry[kindOf(props.field, hint)];
  return <Input {...props} />;
};
