import { tryOrNull } from '../src/lib/tryOrNull.ts';
import { fromHydra } from '../src/schema/hydra/fromHydra.ts';
import { describedBy, type Documented } from '../src/schema/hydra/classes.ts';
import { fromOpenApi } from '../src/schema/openapi/fromOpenApi.ts';
import type { Json } from '../src/schema/read.ts';

/** Description of a collection by a document, in the words of a mapping answer. */
interface Derived {
  readonly source: 'OpenAPI' | 'Hydra';
  readonly mapping: Json;
}

/**
 * Description of a collection's records by the documents of a server, OpenAPI first: it knows more. Null where none
 * knows it. A document that could not be read is an empty one.
 */
export const fromDocuments = (openapi: Json, documented: Documented, path: string): Derived | null => {
  const described = tryOrNull(() => describedBy(documented, path));
  // Records without an address of their own are described by their list alone.
  for (const operation of ['show', 'list'] as const) {
    const mapping = tryOrNull(() => fromOpenApi(openapi, described, path, operation));
    if (mapping) return { source: 'OpenAPI', mapping };
  }
  const mapping = tryOrNull(() => fromHydra(documented, path, 'show'));
  return mapping && { source: 'Hydra', mapping };
};
