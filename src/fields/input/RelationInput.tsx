import { useController } from 'react-hook-form';
import { isEmpty } from '../../lib/placeholder.ts';
import { toList } from '../../schema/read.ts';
import type { InputProps } from '../FieldProps.ts';
import { RelationPicker } from '../relation/RelationPicker.tsx';
import { useInputState } from './useInputState.ts';

/**
 * A relation to one or to many. The form holds what the server gave or the picker found (objects with their
 * `@id`), so that labels need no request; only the payload turns them into IRIs.
 */
export const RelationInput = (props: InputProps) => {
  const { field } = useController({ name: props.source });
  const current: unknown = field.value;
  const value = props.field.multiple ? toList(current) : isEmpty(current) ? [] : [current];
  const state = useInputState(props, value.length);
  return (
    <RelationPicker
      {...state}
      field={props.field}
      name={field.name}
      value={value}
      onChange={(chosen) => field.onChange(props.field.multiple ? chosen : (chosen[0] ?? null))}
      onBlur={field.onBlur}
      inputRef={field.ref}
    />
  );
};
