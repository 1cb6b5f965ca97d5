import { createContext, use } from 'react';
import type { FieldHint } from '../schema/kinds.ts';

/** What the resource config tells of its fields, by dotted path. */
export type FieldHints = Readonly<Record<string, FieldHint>>;

export const FieldHintsContext = createContext<FieldHints>({});

const NONE: FieldHint = {};

export const useFieldHint = (path: string): FieldHint => {
  const hints = use(FieldHintsContext);
  return (Object.hasOwn(hints, path) ? hints[path] : undefined) ?? NONE;
};
