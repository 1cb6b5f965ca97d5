import type { ReactNode } from 'react';
import { isNested } from '../schema/description.ts';
import { isAddress } from '../schema/read.ts';
import { useFieldHint } from './FieldHints.tsx';
import { kindOfValue, type WordingHint } from '../schema/kinds.ts';
import type { DisplayProps } from './FieldProps.ts';
import { useRegistry } from './RegistryContext.tsx';
import { sayWith, useKnownWith, useWording } from './useWording.ts';

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

interface WordedProps {
  readonly wording: WordingHint;
  readonly children: (say: (name: string) => string) => ReactNode;
}

/** A query for each row of a list is more than its cells cost: where the value is at hand there is none. */
const Worded = (props: WordedProps) => {
  const known = useKnownWith(props.wording);
  return known === undefined ? <FetchedWording {...props} /> : props.children(sayWith(props.wording, known));
};

const FetchedWording = ({ wording, children }: WordedProps) => children(useWording(wording));
