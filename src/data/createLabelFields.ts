import type { Description } from '../schema/description.ts';
import type { ResourceDirectory } from './ResourceDefinition.ts';
import { REFERENTIALS } from './graphql/referentials.ts';
import type { LabelFields } from './graphql/toSelectPaths.ts';

/**
 * What names the records of a collection: the fields that its resource declares, else those of the usual ones that
 * its description holds, else those of the person that they stand for; `name` where nothing describes them. A field
 * that the server does not know would make it refuse the query.
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
