import type { ListControllerResult } from 'react-admin';
import type { ListMeta } from '../../data/createListReader.ts';

interface CountedMeta extends Partial<ListMeta> {
  readonly total?: number;
}

const metaOf = (meta: unknown): CountedMeta => meta ?? {};

/** Rows of a full page, as the server cuts it. */
export const pageSizeOf = ({ meta, perPage }: Pick<ListControllerResult, 'meta' | 'perPage'>): number =>
  metaOf(meta).pageSize ?? perPage;

/**
 * react-admin counts pages by the size that it requested, and turns back from those that it takes for impossible: it
 * does not get the total where the server cuts other ones. `withTotal` gives it back to the list's children.
 */
export const withoutTotal = <T extends { readonly total?: number; readonly meta?: unknown }>(
  answer: T,
): T => {
  const { total, meta } = answer;
  if (total === undefined || typeof metaOf(meta).pageSize !== 'number') return answer;
  return { ...answer, total: undefined, meta: { ...metaOf(meta), total } };
};

/** A list with the total of its answer. */
export const withTotal = (list: ListControllerResult): ListControllerResult => {
  const { total } = metaOf(list.meta);
  return total === undefined ? list : ({ ...list, total } as ListControllerResult);
};
