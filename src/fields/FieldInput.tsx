import { useFormContext } from 'react-hook-form';
import { isNested } from '../schema/description.ts';
import { isAddress } from '../schema/payload.ts';
import { useFieldHint } from './FieldHints.tsx';
import { fieldPath } from './fieldPath.ts';
import { kindToldOf } from './kindToldOf.ts';
import type { InputProps } from './FieldProps.ts';
import { LinkedRecord } from './input/LinkedRecord.tsx';
import { useInputs } from './FieldFormContext.tsx';
import { FieldAnchor } from './navigation/FieldAnchor.tsx';

/** The input of a field's kind, at a place that errors can lead to; of an embedded record told by its address, its name. */
export const FieldInput = (props: InputProps) => {
  const hint = useFieldHint(fieldPath(props.source));
  const inputs = useInputs();
  const value: unknown = useFormContext().getValues(props.source);
  const Input = inputs[kindToldOf(props.field, hint, value)];
  return (
    <FieldAnchor field={props.field} path={props.source}>
      {isNested(props.field) && isAddress(value) ? (
        <LinkedRecord field={props.field} address={value} />
      ) : (
        <Input {...props} />
      )}
    </FieldAnchor>
  );
};
