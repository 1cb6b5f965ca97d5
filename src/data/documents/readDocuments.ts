import { parseJson } from '../../http/parseJson.ts';
import { tryOrNull } from '../../lib/tryOrNull.ts';
import type { Operation } from '../../schema/description.ts';
import { describedBy, type Documented } from '../../schema/hydra/classes.ts';
import { collectionsOf } from '../../schema/hydra/collectionsOf.ts';
import { fromHydra } from '../../schema/hydra/fromHydra.ts';
import { hydra as hydraMember } from '../../schema/hydra/readHydra.ts';
import { entrypointOf } from '../../schema/openapi/entrypointOf.ts';
import { fromOpenApi } from '../../schema/openapi/fromOpenApi.ts';
import { toMap, type Json } from '../../schema/read.ts';

/** Documentation of a server, as it came; null where there is none. */
export interface Documents {
  readonly openapi: Blob | null;
  readonly hydra: Blob | null;
  /** Class -> address of its collection; empty where the server has none, or keeps it to itself. */
  readonly entrypoint: Json;
}

/** One operation on a collection, or the API itself. */
export type Question = { readonly path: string; readonly operation: Operation } | 'api';

/**
 * Answers for an operation as a mapping call would, null where no document knows it; for the API its title and its
 * collections: `{ title, entrypoint }`.
 */
export type ReadDocuments = (question: Question) => Json | null;

/** Reads the documents of a server, OpenAPI first: it knows more. What cannot be read is as if it were not there. */
export const readDocuments = async ({
  openapi,
  hydra,
  entrypoint: own,
}: Documents): Promise<ReadDocuments> => {
  const document = await readJson(openapi);
  const documentation = await readJson(hydra);
  const entrypoint = collectionsOf(own).length > 0 ? own : (tryOrNull(() => entrypointOf(document)) ?? {});
  const documented: Documented | null = documentation
    ? { entrypoint, documentation: toMap(documentation) }
    : null;
  return (question) => {
    if (question === 'api') {
      const title = hydraMember(toMap(documentation), 'title') ?? toMap(toMap(document).info).title ?? null;
      return { title, entrypoint };
    }
    const { path, operation } = question;
    const related = tryOrNull(() => documented && describedBy(documented, path));
    return (
      tryOrNull(() => fromOpenApi(document, related, path, operation)) ??
      tryOrNull(() => documented && fromHydra(documented, path, operation))
    );
  };
};

const readJson = async (blob: Blob | null): Promise<unknown> => {
  const text = (await blob?.text()) ?? null;
  return text === null ? null : tryOrNull(() => parseJson(text));
};
