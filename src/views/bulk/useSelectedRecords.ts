import { useState } from 'react';
import type { ManyMeta } from '../../data/createDataProvider.ts';
import { useGetMany, useListContext, type Identifier, type RaRecord } from 'react-admin';

export interface SelectedRecords {
  readonly ids: readonly Identifier[];
  readonly records: readonly RaRecord[];
  readonly pending: boolean;
  readonly error: unknown;
}

/** The records selected when the dialog opened, those of other pages read; what the run unselects stays here. */
export const useSelectedRecords = (): SelectedRecords => {
  const { resource, selectedIds } = useListContext();
  const [ids] = useState<Identifier[]>(() => [...selectedIds]);
  const { data, isPending, error } = useGetMany<RaRecord>(
    resource,
    { ids, meta: { whole: true } satisfies ManyMeta },
    { staleTime: 0 },
  );
  return { ids, records: (data ?? []).filter(Boolean), pending: isPending, error };
};
