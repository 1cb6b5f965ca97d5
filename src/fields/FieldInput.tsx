import { useFormContext } from 'react-hook-form';
import { useFieldHint } from './FieldHints.tsx';
import { fieldPath } from './fieldPath.ts';
import { kindToldOf } from './kindToldOf.ts';
import type { InputProps } from './FieldProps.ts';
import { useInputs } from './InputsContext.tsx';
import { FieldAnchor } from './navigation/FieldAnchor.tsx';

/** The input of a field's kind, at a place that errors can lead to. */
export const FieldInput = (props: InputProps) => {
  const hint = useFieldHint(fieldPath(props.source));
  const inputs = useInputs();
  const Input = inputs[kindToldOf(props.field, hint, useFormContext().getValues(props.source))];
  return (
    <FieldAnchor field={props.field} path={props.source}>
      <Input {...props} />
    </FieldAnchor>
  );
};
