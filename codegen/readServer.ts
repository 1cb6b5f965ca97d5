import type { FieldDescription } from '../src/schema/description.ts';
import { MappingError, parseMapping } from '../src/schema/parseMapping.ts';
import { CodegenError } from './CodegenError.ts';
import type { Client } from './createClient.ts';

/** What a server answered for one collection. */
export interface MappingAnswer {
  /** Type name of the descriptions: `clubMembership` in the entrypoint. */
  readonly entity: string;
  /** Collection path without the API prefix: `/club_memberships`. */
  readonly path: string;
  /** Body of `GET {path}/0/mapping`. */
  readonly mapping: Record<string, unknown>;
}

/** A resource as the server describes it for reading. */
export interface DescribedResource {
  readonly entity: string;
  readonly path: string;
  readonly fields: readonly FieldDescription[];
  /** Verbs that the account may use; null when the server does not say. */
  readonly methods: readonly string[] | null;
}

/** The description of every collection of the entrypoint, ordered by name: the same server gives the same text. */
export const readServer = async (client: Client): Promise<readonly MappingAnswer[]> => {
  const entrypoint = await client.get('/api/index.jsonld');
  const collections = Object.entries(entrypoint).flatMap(([entity, path]): [string, string][] =>
    entity.startsWith('@') || typeof path !== 'string' || !path.startsWith('/api/')
      ? []
      : [[entity, path.slice('/api'.length)]],
  );
  if (collections.length === 0)
    throw new CodegenError('The entrypoint /api/index.jsonld names no collection');
  const answers: MappingAnswer[] = [];
  for (const [entity, path] of collections.toSorted(([a], [b]) => a.localeCompare(b, 'en'))) {
    answers.push({ entity, path, mapping: await client.get(`/api${path}/0/mapping`) });
  }
  return answers;
};

/** Reads the answers; throws a `CodegenError` that names the one that holds no description. */
export const toResources = (answers: readonly MappingAnswer[]): readonly DescribedResource[] =>
  answers.map(({ entity, path, mapping }) => ({ entity, path, ...toDescription(path, mapping) }));

const toDescription = (path: string, mapping: Record<string, unknown>) => {
  try {
    return parseMapping(mapping);
  } catch (error) {
    if (error instanceof MappingError)
      throw new CodegenError(`/api${path}/0/mapping holds no field description`);
    throw error;
  }
};
