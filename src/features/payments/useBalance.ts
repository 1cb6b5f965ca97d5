import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { query } from '../../data/graphql/query.ts';
import type { Transaction } from '../../generated/resources.ts';
import { useScope } from '../../views/page/ScopeContext.tsx';

interface Balance {
  /** Cents; null where the account has no entry. */
  readonly balance: number | null;
  readonly isPending: boolean;
  readonly error: Error | null;
}

/** Balance of the account of the club, or of the organization above the clubs. */
export const useBalance = (enabled: boolean): Balance => {
  const { organization } = useScope(['organization']);
  const dataProvider = useDataProvider<AppDataProvider>();
  const iri = organization?.['@id'] ?? '';
  const { data, isPending, error } = useQuery({
    queryKey: ['accountancy', 'balance', iri],
    queryFn: ({ signal }) =>
      dataProvider.query(
        query<Transaction>('currentBalance', '/transactions')
          .select('balance')
          .where('organization', iri)
          .orderBy('date', 'desc')
          .orderBy('id', 'desc')
          .pagination({ limit: 1 })
          .withoutTotal(),
        { signal },
      ),
    enabled: enabled && iri !== '',
  });
  const balance: unknown = data?.data[0]?.['balance'];
  return {
    balance: typeof balance === 'number' ? balance : null,
    isPending,
    error: data === undefined ? error : null,
  };
};
