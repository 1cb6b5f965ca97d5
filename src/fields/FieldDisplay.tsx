import { kindOf } from '../schema/kinds.ts';
import { useFieldHint } from './FieldHints.tsx';
import type { DisplayProps } from './FieldProps.ts';
import { useRegistry } from './RegistryContext.tsx';

/** A value as its kind shows it. */
export const FieldDisplay = (props: DisplayProps) => {
  const hint = useFieldHint(props.path ?? props.field.name);
  const registry = useRegistry();
  const { Display } = registry[kindOf(props.field, hint)];
  return <Display {...props} />;
};
