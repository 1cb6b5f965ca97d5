import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useDataProvider, useRecordContext, useResourceContext } from 'react-admin';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { descriptionQuery } from '../../data/mappingStore.ts';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { iriOf } from '../../lib/iri.ts';
import { valueAt } from '../../lib/paths.ts';
import { fieldNamed, type Description, type FieldDescription } from '../../schema/description.ts';

/** A described value of a record, or of one that it leads to. */
export interface HeadValue {
  readonly path: string;
  readonly field: FieldDescription;
  /** The relations that the path goes through, the nearest to the record first. */
  readonly through: readonly FieldDescription[];
  readonly value: unknown;
  /** Record at the end of the last of these relations, with the rest of what was read of it. */
  readonly owner: unknown;
}

interface HeadValues {
  readonly values: readonly HeadValue[];
  /** Values behind relations are loading, for the first time. */
  readonly isReading: boolean;
}

type Found = Omit<HeadValue, 'value' | 'owner'>;

/**
 * The values at dotted paths of the record in the context. Values behind its relations come by one read of the
 * record for all of them; what cannot be read, or that nobody describes, is left out.
 */
export const useHeadValues = (description: Description, paths: readonly string[]): HeadValues => {
  const provider = useDataProvider<AppDataProvider>();
  const client = useQueryClient();
  const directory = useDirectory();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const near = paths.map((path) => resolveNear(description, path));
  const far = paths.filter((_, index) => near[index] === null);
  const isWanted = far.some((path) => iriOf(record?.[path.split('.')[0] ?? '']) !== null);
  const { data, isLoading } = useQuery({
    queryKey: ['related', 'head', resource, record?.id, far, record?.['dateModified']],
    queryFn: async ({ signal }) => {
      const describe = (path: string) =>
        client.fetchQuery(descriptionQuery(provider, directory.byPath(path)?.name ?? path, 'list'));
      const found = (await Promise.all(far.map((path) => resolveFar(describe, description, path)))).flat();
      const iri = String(record?.id);
      const collection = directory.byName(resource)?.path ?? '';
      const fields = found.flatMap(({ path, field, through }) => [
        { path, field },
        // The address of what it leads to.
        ...through.slice(0, 1).map((relation) => ({ path: relation.name, field: relation })),
      ]);
      const { data: records } = await provider.getRelated([{ collection, iris: [iri], fields }], signal);
      return { found, expanded: records.get(iri) };
    },
    enabled: isWanted,
    // While it is read again after a change, the earlier values stay.
    placeholderData: keepPreviousData,
  });
  const values = paths.flatMap((path, index): HeadValue[] => {
    const own = near[index];
    if (own) return [{ ...own, value: valueAt(record, path), owner: record }];
    const one = data?.found.find((found) => found.path === path);
    if (!one) return [];
    const owner = valueAt(data?.expanded, one.through.map(({ name }) => name).join('.'));
    return [{ ...one, value: valueAt(data?.expanded, path), owner }];
  });
  return { values, isReading: isLoading };
};

/** A value of the record itself; null for a path that goes through a relation. */
const resolveNear = ({ fields }: Description, path: string): Found | null => {
  let field: FieldDescription | undefined;
  for (const name of path.split('.')) {
    if (field && !field.embedded) return null;
    field = fieldNamed(field?.fields ?? fields, name);
    if (!field) return null;
  }
  return field ? { path, field, through: [] } : null;
};

type Describe = (path: string) => ReturnType<QueryClient['fetchQuery']>;

const resolveFar = async (
  describe: Describe,
  description: Description,
  path: string,
): Promise<readonly Found[]> => {
  let fields = description.fields;
  let field: FieldDescription | undefined;
  const through: FieldDescription[] = [];
  for (const name of path.split('.')) {
    if (field) {
      if (field.embedded) fields = field.fields;
      else if (field.path === null) return [];
      else {
        through.push(field);
        fields = ((await describe(field.path)) as Description).fields;
      }
    }
    field = fieldNamed(fields, name);
    if (!field) return [];
  }
  return field ? [{ path, field, through }] : [];
};
