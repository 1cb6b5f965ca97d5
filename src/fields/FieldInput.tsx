import { kindOf } from '../schema/kinds.ts';
import { useFieldHint } from './FieldHints.tsx';
import { fieldPath } from './fieldPath.ts';
import type { InputProps } from './FieldProps.ts';
import { FieldAnchor } from './navigation/FieldAnchor.tsx';
import { useRegistry } from './RegistryContext.tsx';

/** The input of a field's kind, at a place that errors can lead to. */
export const FieldInput = (props: InputProps) => {
  const hint = useFieldHint(fieldPath(props.source));
  const registry = useRegistry();
  const { Input } = registry[kindOf(props.field, hint)];
  return (
    <FieldAnchor field={props.field} path={props.source}>
      <Input {...props} />
    </FieldAnchor>
  );
};
