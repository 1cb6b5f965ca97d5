import { Kind } from 'graphql';
import type { DocumentNode, SelectionNode, SelectionSetNode } from 'graphql';
import { RequestFailure } from '../http/failures.ts';

const MAX_ROOTS = 50;
const MAX_FIELDS = 1000;
const MAX_DEPTH = 20;

interface Size {
  /** Fields of the set itself. */
  readonly width: number;
  /** Fields of the set and of everything below. */
  readonly fields: number;
  readonly depth: number;
}

/**
 * Refuses a document that is too large before validation spends time on it: the queries (aliases) it merges,
 * its fields with every fragment written out, its depth. Of introspection only the width counts here: what it
 * resolves depends on the schema (`measureIntrospection`).
 * @throws RequestFailure 400
 */
export const measureDocument = (document: DocumentNode): void => {
  const sizeOf = measurer(document);
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const { width, fields, depth } = sizeOf(definition.selectionSet);
    refuse(width, MAX_ROOTS, `Cette demande réunit ${width} requêtes\u202f; au plus ${MAX_ROOTS} à la fois.`);
    refuse(
      fields,
      MAX_FIELDS,
      `Cette demande choisit ${fields} champs\u202f; au plus ${MAX_FIELDS} à la fois.`,
    );
    refuse(
      depth,
      MAX_DEPTH,
      `Cette demande imbrique ${depth} niveaux de champs\u202f; au plus ${MAX_DEPTH}.`,
    );
  }
};

const refuse = (size: number, limit: number, message: string): void => {
  if (size > limit) throw new RequestFailure(400, message);
};

const NOTHING: Size = { width: 0, fields: 0, depth: 0 };

/** Sizes of fragments are kept: ten that each spread the next twice make a thousand fields. */
const measurer = (document: DocumentNode): ((set: SelectionSetNode) => Size) => {
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION
        ? [[definition.name.value, definition.selectionSet] as const]
        : [],
    ),
  );
  const known = new Map<string, Size>();

  const sizeOf = ({ selections }: SelectionSetNode): Size =>
    selections.map(sizeOfSelection).reduce(
      (all, one) => ({
        width: all.width + one.width,
        fields: all.fields + one.fields,
        depth: Math.max(all.depth, one.depth),
      }),
      NOTHING,
    );

  const sizeOfSelection = (selection: SelectionNode): Size => {
    if (selection.kind === Kind.INLINE_FRAGMENT) return sizeOf(selection.selectionSet);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return sizeOfFragment(selection.name.value);
    if (!selection.selectionSet || selection.name.value.startsWith('__'))
      return { width: 1, fields: 1, depth: 1 };
    const below = sizeOf(selection.selectionSet);
    return { width: 1, fields: below.fields + 1, depth: below.depth + 1 };
  };

  const sizeOfFragment = (name: string): Size => {
    const set = fragments.get(name);
    if (!known.has(name)) {
      // A fragment that contains itself counts as nothing here and is refused by validation.
      known.set(name, NOTHING);
      if (set) known.set(name, sizeOf(set));
    }
    return known.get(name) ?? NOTHING;
  };
  return sizeOf;
};
