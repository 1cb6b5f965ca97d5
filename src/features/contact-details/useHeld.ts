import { useGetList, type RaRecord } from 'react-admin';
import type { ListMeta } from '../../data/hydra.ts';
import { allows } from '../../schema/description.ts';
import { useDescription, type DescriptionState } from '../../views/page/useDescription.ts';

interface Held {
  readonly rows: readonly RaRecord[];
  readonly description: DescriptionState;
  /** Undefined where nobody makes such records. */
  readonly mayAdd: boolean | undefined;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Nobody is reached in more ways. */
const MANY = 100;

/** The records of a resource that name a holder (IRI) by a relation. */
export const useHeld = (resource: string, tie: string, holder: string): Held => {
  const description = useDescription(resource, 'list');
  const { data, meta, isPending, error, refetch } = useGetList(
    resource,
    {
      pagination: { page: 1, perPage: MANY },
      sort: { field: 'id', order: 'ASC' },
      filter: { [tie]: holder },
    },
    { onError: () => undefined },
  );
  const isMade = description.status === 'ready' && allows(description.description, 'POST');
  return {
    rows: data ?? [],
    description,
    mayAdd: isMade ? ((meta as ListMeta | undefined)?.canCreate ?? false) : undefined,
    isPending,
    error,
    retry: () => void refetch(),
  };
};
