import type { FieldDescription } from '../src/schema/description.ts';
import { MappingError, parseMapping } from '../src/schema/parseMapping.ts';
import { CodegenError } from './CodegenError.ts';
import type { Client } from './createClient.ts';

/** A resource as the server describes it for reading. */
export interface DescribedResource {
  /** Type name of the descriptions: `clubMembership` in the entrypoint. */
  readonly entity: string;
  /** Collection path without the API prefix: `/club_memberships`. */
  readonly path: string;
  readonly fields: readonly FieldDescription[];
}

/** Every resource of the entrypoint with its fields, ordered by name, so that the same server gives the same text. */
export const readServer = async (client: Client): Promise<readonly DescribedResource[]> => {
  const entrypoint = await client.get('/api/index.jsonld');
  const collections = Object.entries(entrypoint).flatMap(([entity, path]): [string, string][] =>
    entity.startsWith('@') || typeof path !== 'string' || !path.startsWith('/api/')
      ? []
      : [[entity, path.slice('/api'.length)]],
  );
  if (collections.length === 0)
    throw new CodegenError('The entrypoint /api/index.jsonld names no collection');
  const described: DescribedResource[] = [];
  for (const [entity, path] of collections.toSorted(([a], [b]) => a.localeCompare(b, 'en'))) {
    described.push({ entity, path, fields: toFields(path, await client.get(`/api${path}/0/mapping`)) });
  }
  return described;
};

const toFields = (path: string, answer: Record<string, unknown>): readonly FieldDescription[] => {
  try {
    return parseMapping(answer).fields;
  } catch (error) {
    if (error instanceof MappingError)
      throw new CodegenError(`/api${path}/0/mapping holds no field description`);
    throw error;
  }
};
