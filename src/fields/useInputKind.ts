import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldDescription } from '../schema/description.ts';
import { inputKindOf } from '../schema/inputKind.ts';
import type { Kind } from '../schema/kinds.ts';
import { useFieldHint } from './FieldHints.tsx';

/** By which kind the value of a field is typed. An input that holds more stays while what is typed needs it no more. */
export const useInputKind = (field: FieldDescription, source: string): Kind => {
  const kind = inputKindOf(field, useFieldHint(source), useFormContext().getValues(source));
  const [last, setLast] = useState(kind);
  const shown = ROOM.indexOf(last) > ROOM.indexOf(kind) ? last : kind;
  if (shown !== last) setLast(shown);
  return shown;
};

const ROOM: readonly Kind[] = ['textarea', 'json'];
