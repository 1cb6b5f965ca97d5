import { isNested } from '../schema/description.ts';
import { isAddress } from '../schema/read.ts';
import { useFieldHint } from './FieldHints.tsx';
import { kindOfValue } from '../schema/kinds.ts';
import type { DisplayProps } from './FieldProps.ts';
import { useRegistry } from './RegistryContext.tsx';
import { Worded } from './Wording.tsx';

/** A value as its kind shows it; an embedded record that was sent as its address alone, as a related one. */
export const FieldDisplay = (props: DisplayProps) => {
  const hint = useFieldHint(props.path ?? props.field.name);
  const registry = useRegistry();
  const isLinked = isNested(props.field) && isAddress(props.value);
  const { Display } = registry[isLinked ? 'relation' : kindOfValue(props.field, hint, props.value)];
  return hint.wording ? (
    <Worded wording={hint.wording}>{(say) => <Display {...props} say={say} />}</Worded>
  ) : (
    <Display {...props} say={props.printed ? undefined : hint.brief} />
  );
};
