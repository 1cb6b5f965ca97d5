import { tryOrNull } from '../src/lib/tryOrNull.ts';
import { fromHydra } from '../src/schema/hydra/fromHydra.ts';
import { describedBy, type Documented } from '../src/schema/hydra/classes.ts';
import { fromOpenApi } from '../src/schema/openapi/fromOpenApi.ts';
import type { Json } from '../src/schema/read.ts';

/** What a document tells of a collection, in the words of a mapping answer. */
interface Told {
  readonly source: 'OpenAPI' | 'Hydra';
  readonly mapping: Json;
}

/**
 * What the documents of a server tell of the records of a collection, OpenAPI first: it knows more. Null where none
 * knows it. A document that could not be read is an empty one.
 */
export const fromDocuments = (openapi: Json, documented: Documented, path: string): Told | null => {
  const described = tryOrNull(() => describedBy(documented, path));
  // Records without an address of their own are told by their list alone.
  for (const operation of ['show', 'list'] as const) {
    const mapping = tryOrNull(() => fromOpenApi(openapi, described, path, operation));
    if (mapping) return { source: 'OpenAPI', mapping };
  }
  const mapping = tryOrNull(() => fromHydra(documented, path, 'show'));
  return mapping && { source: 'Hydra', mapping };
};
