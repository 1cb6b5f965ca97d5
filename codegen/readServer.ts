import type { FieldDescription } from '../src/schema/description.ts';
import { fromHydra } from '../src/schema/hydra/fromHydra.ts';
import { classNamed, collectionNamed, entryOf, hydra, rangesOf } from '../src/schema/hydra/readHydra.ts';
import { MappingError, parseMapping } from '../src/schema/parseMapping.ts';
import { toText, type Json } from '../src/schema/read.ts';
import { CodegenError } from './CodegenError.ts';
import type { Client } from './createClient.ts';

/** What a server answered for one collection. */
export interface MappingAnswer {
  /** Type name of the descriptions: `clubMembership` in the entrypoint. */
  readonly entity: string;
  /** Collection path without the API prefix: `/club_memberships`. */
  readonly path: string;
  /** Body of `GET {path}/0/mapping`, or what the Hydra documentation tells where the server has no such call. */
  readonly mapping: Json;
  /** What the documentation calls one record, in the language of the server; absent where it does not tell. */
  readonly label?: string;
}

/** A resource as the server describes it for reading. */
export interface DescribedResource {
  readonly entity: string;
  readonly path: string;
  readonly fields: readonly FieldDescription[];
  /** Verbs that the account may use; null when the server does not say. */
  readonly methods: readonly string[] | null;
  /** What the documentation calls one record. */
  readonly label?: string;
}

/**
 * The description of every collection of the entrypoint, ordered by name: the same server gives the same text. `note`
 * is told in one line where the documentation had to do instead.
 */
export const readServer = async (
  client: Client,
  note: (line: string) => void = () => undefined,
): Promise<readonly MappingAnswer[]> => {
  const entrypoint = await client.get('/api/index.jsonld');
  const collections = Object.entries(entrypoint).flatMap(([entity, path]): [string, string][] =>
    entity.startsWith('@') || typeof path !== 'string' || !path.startsWith('/api/')
      ? []
      : [[entity, path.slice('/api'.length)]],
  );
  if (collections.length === 0)
    throw new CodegenError('The entrypoint /api/index.jsonld names no collection');
  const documented = { entrypoint, documentation: await readDocumentation(client) };
  const labelOf = toLabels(entrypoint, documented.documentation);
  const answers: MappingAnswer[] = [];
  let derived = 0;
  for (const [entity, path] of collections.toSorted(([a], [b]) => a.localeCompare(b, 'en'))) {
    const mapping = await client.get(`/api${path}/0/mapping`).catch((error: unknown) => {
      const told = hasNoSuchCall(error) ? fromHydra(documented, path, 'show') : null;
      if (told === null) throw error;
      derived += 1;
      return told;
    });
    answers.push({ entity, path, mapping, ...labelOf(path) });
  }
  if (derived > 0) {
    const which = `${derived} of ${answers.length} collections`;
    note(
      `The server has no field descriptions of ${which}: its Hydra documentation is read, which tells less`,
    );
  }
  return answers;
};

/** What a server without field descriptions answers to a request for one. */
const hasNoSuchCall = (error: unknown): boolean =>
  error instanceof CodegenError && (error.status === 404 || error.status === 405);

/** A server may keep its documentation to itself: what it would call a record is then made from addresses. */
const readDocumentation = async (client: Client): Promise<Json> =>
  client.get('/api/docs.jsonld').catch((error: unknown) => {
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
