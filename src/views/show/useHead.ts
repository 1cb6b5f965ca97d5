import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRecordContext, useDataProvider, useResourceContext } from 'react-admin';
import { fieldNamed, type Description, type FieldDescription } from '../../schema/description.ts';
import { maskedOf } from '../../schema/maskedOf.ts';
import { isState } from '../../schema/stateTone.ts';
import type { HeadConfig, NextStep } from '../page/ResourceConfig.ts';
import { isEmpty } from '../../lib/placeholder.ts';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { descriptionQuery } from '../../data/mappingStore.ts';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { iriOf } from '../../lib/iri.ts';
import { valueAt } from '../../lib/paths.ts';

export interface Head {
  readonly picture: HeadValue | undefined;
  readonly state: HeadValue | undefined;
  readonly facts: readonly HeadValue[];
  readonly contacts: readonly HeadValue[];
  /** Missing steps of the season, the next one first; known only where the server reports them. */
  readonly open: readonly NextStep[];
  /** Steps that are done, or that cannot be taken. */
  readonly closed: readonly NextStep[];
  readonly isReading: boolean;
}

/** Content of the head of the record in the context; without a config, the usual facts. */
export const useHead = (head: HeadConfig = {}, description: Description | null): Head => {
  const record = useRecordContext();
  const fields = description?.fields ?? [];
  const masked = maskedOf(record);
  const state = head.state ?? fields.find(isState)?.name;
  const facts = head.facts ?? usualFacts(description);
  const contacts = head.contacts ?? [];
  const steps = head.next ?? NO_STEPS;
  const unmasked = (paths: readonly string[]): readonly string[] =>
    paths.filter((path) => !masked.includes(path.split('.')[0] ?? ''));
  const wanted = unmasked(
    [
      head.picture ?? '',
      state ?? '',
      ...facts,
      ...contacts,
      ...steps.flatMap(({ brings, from = '' }) => [brings, from]),
    ].filter(Boolean),
  );
  const { values, isReading } = useHeadValues(description ?? NOTHING, record && description ? wanted : []);
  const at = (path: string | undefined) => values.find((value) => value.path === path);
  const known = steps.filter(({ brings, from = brings }) => at(brings) && at(from));
  const isOpen = ({ brings, from }: NextStep): boolean =>
    isEmpty(at(brings)?.value) && (from === undefined || !isEmpty(at(from)?.value));
  const all = (paths: readonly string[]) => paths.flatMap((path) => at(path) ?? []);
  return {
    picture: at(head.picture),
    state: at(state),
    facts: all(facts),
    contacts: all(contacts),
    open: known.filter(isOpen),
    closed: known.filter((step) => !isOpen(step)),
    isReading,
  };
};

const NO_STEPS: readonly NextStep[] = [];

const NOTHING: Description = { fields: [], methods: null };

/** Facts of a record whose config names none. */
const USUAL = ['organization', 'club', 'person', 'season', 'date', 'startDate', 'endDate', 'amount'] as const;

const usualFacts = (description: Description | null): readonly string[] =>
  USUAL.filter((name) => description?.fields.some((field) => field.name === name && !field.multiple));

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
const useHeadValues = (description: Description, paths: readonly string[]): HeadValues => {
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
