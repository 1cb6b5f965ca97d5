import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetList } from 'react-admin';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { query } from '../../data/graphql/query.ts';
import type { ListMeta } from '../../data/createListReader.ts';
import { toDateInput } from '../../lib/dates.ts';
import { iriOf } from '../../lib/iri.ts';
import { valueAt } from '../../lib/paths.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { toText } from '../../schema/read.ts';
import { useScope } from '../../views/page/ScopeContext.tsx';
import { useDescription } from '../../views/page/useDescription.ts';

interface Leader {
  readonly iri: string;
  readonly function: string;
  readonly name: string;
  readonly isSignatory: boolean;
  readonly since: unknown;
  readonly contacts: readonly { readonly field: FieldDescription; readonly value: unknown }[];
}

interface Board {
  readonly leaders: readonly Leader[];
  /** Names of the mandatory functions that are vacant. */
  readonly vacant: readonly string[];
  readonly mayAdd: boolean;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** A board is small. */
const MANY = 100;

/** Holders of the functions of the club on a day (`yyyy-MM-dd`). */
export const useLeaders = (today: string): Board => {
  const provider = useDataProvider<AppDataProvider>();
  const { club } = useScope(['club']);
  const accountants = useGetList(
    'accountants',
    {
      pagination: { page: 1, perPage: MANY },
      sort: { field: 'order', order: 'ASC' },
      filter: { organization: club?.['@id'], internal: true },
    },
    { enabled: Boolean(club), onError: () => undefined },
  );
  const mandatory = useQuery({
    queryKey: ['accountant-functions', 'mandatory'],
    queryFn: ({ signal }) =>
      provider.query(
        query('mandatoryFunctions', '/accountant_functions')
          .select('name')
          .where('scope', 'club')
          .where('mandatory', true)
          .orderBy('order')
          .pagination({ limit: MANY })
          .withoutTotal(),
        { signal },
      ),
  });
  const description = useDescription('accountants', 'list');
  const described = description.status === 'ready' ? description.description.fields : [];
  const current = (accountants.data ?? []).filter((row) => {
    const end = toDateInput(row.endDate);
    return end === '' || end >= today;
  });
  const filled = new Set(current.map((row) => iriOf(row.function)));
  return {
    leaders: current.map((row) => ({
      iri: String(row.id),
      function: toText(valueAt(row, 'function.name')) ?? '',
      name: ['familyName', 'givenName']
        .flatMap((part) => toText(valueAt(row, `person.${part}`)) ?? [])
        .join(' '),
      isSignatory: row.signatory === true,
      since: row.startDate,
      contacts: described
        .filter(({ name }) => (name === 'email' || name === 'phone') && Boolean(row[name]))
        .map((field) => ({ field, value: row[field.name] })),
    })),
    vacant: (mandatory.data?.data ?? [])
      .filter((one) => !filled.has(iriOf(one)))
      .flatMap((one) => toText(valueAt(one, 'name')) ?? []),
    mayAdd: (accountants.meta as ListMeta | undefined)?.canCreate ?? false,
    isPending: accountants.isPending || mandatory.isPending,
    error: accountants.error ?? mandatory.error,
    retry: () => {
      void accountants.refetch();
      void mandatory.refetch();
    },
  };
};
