import { useGetList, useGetOne, type RaRecord } from 'react-admin';
import { toList, toText } from '../../schema/read.ts';
import { useScope } from '../../views/page/ScopeContext.tsx';

export interface AffiliationStep {
  readonly step: string;
  readonly label: string;
  readonly missing: readonly string[];
  readonly isDone: boolean;
}

interface Affiliation {
  readonly season: string;
  readonly steps: readonly AffiliationStep[];
  /** The affiliation of the season; null where it has not begun. */
  readonly record: RaRecord | null;
  /** Its invoice, once it is submitted; null where it may not be read. */
  readonly invoice: RaRecord | null;
  readonly mayStart: boolean;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The affiliation of the club in the address for the working season. */
export const useAffiliation = (): Affiliation => {
  const { club, season } = useScope(['club', 'season']);
  const of = { club: club?.['@id'], season: season?.['@id'] };
  const listParams = {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'id', order: 'ASC' as const },
    filter: of,
  };
  const quiet = { enabled: Boolean(club && season), onError: () => undefined };
  const steps = useGetList('/read/affiliation_steps', listParams, { ...quiet, staleTime: 0 });
  const own = useGetList('affiliations', listParams, { ...quiet, staleTime: 0 });
  const record = own.data?.[0] ?? null;
  const due = toText(record?.transaction?.['@id'] ?? record?.transaction);
  const invoice = useGetOne(
    'accountancy',
    { id: due ?? '' },
    { enabled: due !== null, retry: false, onError: () => undefined },
  );
  return {
    season: toText(season?.name) ?? '',
    steps: (steps.data ?? []).map(fromStep),
    record,
    invoice: (due !== null && invoice.data) || null,
    mayStart: (own.meta as { canCreate?: boolean } | undefined)?.canCreate === true,
    isPending: steps.isPending || own.isPending,
    error: steps.error ?? own.error,
    retry: () => {
      void steps.refetch();
      void own.refetch();
    },
  };
};

const fromStep = (step: RaRecord): AffiliationStep => ({
  step: toText(step.step) ?? '',
  label: toText(step.label) ?? '',
  missing: toList(step.missing).flatMap((part) => toText(part) ?? []),
  isDone: step.done === true,
});
