import type { MappingStore } from './mappingStore.ts';
import type { ResourceDirectory } from './ResourceDefinition.ts';
import { REFERENTIALS } from './graphql/referentials.ts';
import type { LabelFields } from './graphql/toSelectPaths.ts';
import { USUAL_NAMES } from './usualNames.ts';

/**
 * What names the records of a collection: the fields that its resource declares, else those of the usual ones that
 * its description holds, else `name`. A field that the server does not describe would make it refuse the query.
 */
export const createLabelFields =
  (directory: ResourceDirectory, mappings: MappingStore): LabelFields =>
  async (collection) => {
    const declared = directory.byPath(collection)?.represent;
    if (declared) return declared;
    if (collection === REFERENTIALS) return ['name'];
    const description = await mappings.describe(collection, 'list').catch(() => null);
    const described = description?.fields
      .filter(({ path, embedded }) => path === null && !embedded)
      .map(({ name }) => name);
    const usual = USUAL_NAMES.filter((name) => described?.includes(name));
    return usual.length > 0 || description ? usual : ['name'];
  };
