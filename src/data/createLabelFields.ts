import type { Description } from '../schema/description.ts';
import type { ResourceDirectory } from './ResourceDefinition.ts';
import { REFERENTIALS } from './graphql/referentials.ts';
import type { LabelFields } from './graphql/toSelectPaths.ts';

/**
 * The label fields of a collection: those of its resource, else the usual ones in its description, else those of its
 * `person`; `name` without description. An unknown field would make the server refuse the query.
 */
export const createLabelFields =
  (directory: ResourceDirectory, describeList: (resource: string) => Promise<Description>): LabelFields =>
  async (collection) => {
    const { name: resource = collection, recordRepresentation: declared } =
      directory.byPath(collection) ?? {};
    if (declared) return declared;
    if (collection === REFERENTIALS) return ['name'];
    const description = await describeList(resource).catch(() => null);
    if (!description) return ['name'];
    const usual = USUAL_NAMES.filter((usualName) =>
      description.fields.some(({ name, path, embedded }) => name === usualName && path === null && !embedded),
    );
    if (usual.length > 0) return usual;
    const person = description.fields.find(({ name, path }) => name === 'person' && path !== null);
    const names = directory.byPath(person?.path ?? '')?.recordRepresentation ?? [];
    return names.map((name) => `person.${name}`);
  };

/** Fields that name a record of a collection that no resource is registered for, the first that holds something. */
export const USUAL_NAMES = ['name', 'title', 'label', 'identifier', 'code', 'question'] as const;
