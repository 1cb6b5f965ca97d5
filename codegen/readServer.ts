import type { FieldDescription } from '../src/schema/description.ts';
import { tryOrNull } from '../src/lib/tryOrNull.ts';
import { classNamed, collectionNamed, entryOf, hydra, rangesOf } from '../src/schema/hydra/readHydra.ts';
import { collectionsOf } from '../src/schema/hydra/collectionsOf.ts';
import { entrypointOf } from '../src/schema/openapi/entrypointOf.ts';
import { MappingError, parseMapping } from '../src/schema/parseMapping.ts';
import { toText, type Json } from '../src/schema/read.ts';
import { CodegenError } from './CodegenError.ts';
import type { Client } from './createClient.ts';
import { fromDocuments } from './fromDocuments.ts';

/** A server's answer for one collection. */
export interface MappingAnswer {
  /** Type name of the descriptions: `clubMembership` in the entrypoint. */
  readonly entity: string;
  /** Collection path without the API prefix: `/club_memberships`. */
  readonly path: string;
  /** Body of `GET {path}/0/mapping`, or what the documents of the server describe where it has no such call. */
  readonly mapping: Json;
  /** Name of one record in the documentation, in the language of the server; absent where it has none. */
  readonly label?: string;
}

/** A resource as the server describes it for reading. */
export interface DescribedResource {
  readonly entity: string;
  readonly path: string;
  readonly fields: readonly FieldDescription[];
  /** Fields that make the address of a record, as in the record; absent where the server does not say. */
  readonly identifiers?: readonly FieldDescription[];
  /** Verbs that the account may use; null when the server does not say. */
  readonly methods: readonly string[] | null;
  /** Name of one record in the documentation. */
  readonly label?: string;
}

/**
 * The description of every collection of the entrypoint, ordered by name: the same server gives the same text. `note`
 * gets a line where documents had to do instead, and where they describe nothing. Throws a `CodegenError` where no
 * collection is described.
 */
export const readServer = async (
  client: Client,
  note: (line: string) => void = () => undefined,
): Promise<readonly MappingAnswer[]> => {
  // Most servers name their collections and describe their fields themselves.
  let openapi: Promise<Json> | null = null;
  const readOpenApi = () => (openapi ??= readDocument(client, '/api/docs.jsonopenapi', OPENAPI));
  const entrypoint = await readEntrypoint(client, readOpenApi);
  const collections = collectionsOf(entrypoint);
  const documented = { entrypoint, documentation: await readDocument(client, '/api/docs.jsonld') };
  const labelOf = toLabels(entrypoint, documented.documentation);
  const answers: MappingAnswer[] = [];
  const derived = { OpenAPI: 0, Hydra: 0 };
  const undescribed: string[] = [];
  for (const { entity, path } of collections.toSorted((a, b) => a.entity.localeCompare(b.entity, 'en'))) {
    const given = await client.get(`/api${path}/0/mapping`).catch(nullWithoutCall);
    const found = given ? null : fromDocuments(await readOpenApi(), documented, path);
    const mapping = given ?? found?.mapping;
    if (found) derived[found.source] += 1;
    if (mapping) answers.push({ entity, path, mapping, ...labelOf(path) });
    else undescribed.push(path);
  }
  const lacking = (count: number) =>
    `The server has no field descriptions of ${count} of ${collections.length} collections`;
  if (answers.length === 0) throw new CodegenError(`${lacking(undescribed.length)}, and no document has any`);
  if (derived.OpenAPI > 0) note(`${lacking(derived.OpenAPI)}: its OpenAPI document is read`);
  if (derived.Hydra > 0) note(`${lacking(derived.Hydra)}: its Hydra documentation is read, which says less`);
  if (undescribed.length > 0) note(`Nothing describes the fields of ${undescribed.join(', ')}: left out`);
  return answers;
};

/** As the application reads it: a server without entrypoint shows its collections in its OpenAPI document. */
const readEntrypoint = async (client: Client, readOpenApi: () => Promise<Json>): Promise<Json> => {
  let failure = new CodegenError('The entrypoint /api/index.jsonld names no collection, nor does OpenAPI');
  const named = await client.get('/api/index.jsonld').catch((error: unknown): Json => {
    if (!(error instanceof CodegenError) || error.status === null) throw error;
    failure = error;
    return {};
  });
  if (collectionsOf(named).length > 0) return named;
  const document = await readOpenApi();
  const shown = tryOrNull(() => entrypointOf(document)) ?? {};
  if (collectionsOf(shown).length === 0) throw failure;
  return shown;
};

const OPENAPI = 'application/vnd.openapi+json, application/json';

/** Null for what a server without field descriptions answers to a request for one. */
const nullWithoutCall = (error: unknown): null => {
  if (error instanceof CodegenError && (error.status === 404 || error.status === 405)) return null;
  throw error;
};

/** A server may keep its documents to itself: what it would call a record is then made from addresses. */
const readDocument = async (client: Client, path: string, accept?: string): Promise<Json> =>
  client.get(path, accept).catch((error: unknown) => {
    if (error instanceof CodegenError) return {};
    throw error;
  });

/** Longer ones are sentences about a record, not its name. */
const LONGEST_LABEL = 50;

const toLabels =
  (entrypoint: Json, documentation: Json) =>
  (path: string): Pick<MappingAnswer, 'label'> => {
    const collection = collectionNamed(documentation, entryOf(entrypoint, path) ?? '');
    const [id] = collection ? rangesOf(collection) : [];
    const described = id === undefined ? null : classNamed(documentation, id);
    const label = toText(described && hydra(described, 'description'));
    return label === null || label.length > LONGEST_LABEL ? {} : { label };
  };

/** Reads the answers; throws a `CodegenError` that names the one that holds no description. */
export const toResources = (answers: readonly MappingAnswer[]): readonly DescribedResource[] =>
  answers.map(({ entity, path, mapping, label }) => ({
    entity,
    path,
    ...toDescription(path, mapping),
    ...(Array.isArray(mapping.identifiers)
      ? { identifiers: toDescription(path, { fields: mapping.identifiers }).fields }
      : {}),
    ...(label === undefined ? {} : { label }),
  }));

const toDescription = (path: string, mapping: Json) => {
  try {
    return parseMapping(mapping);
  } catch (error) {
    if (error instanceof MappingError)
      throw new CodegenError(`/api${path}/0/mapping holds no field description`);
    throw error;
  }
};
