import { createContext, use } from 'react';
import type { FieldHint } from '../schema/kinds.ts';

/** Hints of the resource config for its fields, by dotted path. */
export type FieldHints = Readonly<Record<string, FieldHint>>;

export const FieldHintsContext = createContext<FieldHints>({});

const NONE: FieldHint = {};

/** By the path in the description, or in the form, where rows have a place: `contacts.0.name` is `contacts.name`. */
export const useFieldHint = (source: string): FieldHint => {
  const hints = use(FieldHintsContext);
  const path = source.replace(/\.\d+(?=\.|$)/g, '');
  return (Object.hasOwn(hints, path) ? hints[path] : undefined) ?? NONE;
};
