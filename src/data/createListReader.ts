import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import { toOrders, type Order } from '../lib/orders.ts';
import { answerOf, type createPageFacts } from './createPageFacts.ts';
import { canCreateOf, idsOf, pageOf } from './toHydraDocument.ts';

/** The meta of a list answer. */
export interface ListMeta {
  readonly canCreate: boolean;
  /** The page that the server answered; null where it does not say. */
  readonly page: number | null;
  /** The server's own page size; null where it is the requested one. */
  readonly pageSize: number | null;
}

interface OpenCall {
  readonly signal: AbortSignal | undefined;
  /** Orders of a list, the first one first. */
  readonly orders: readonly Order[] | undefined;
}

interface Opened {
  readonly provider: Pick<DataProvider, 'getList'>;
  readonly seen: { readonly body: unknown; readonly document: Readonly<Record<string, unknown>> };
}

interface ListAnswer {
  readonly data: readonly RaRecord[];
  readonly total?: number;
  readonly pageInfo?: { readonly hasNextPage: boolean; readonly hasPreviousPage: boolean };
  readonly meta: ListMeta;
}

const FIRST_PAGE = { page: 1, perPage: 0 };

const NO_SORT = { field: '', order: '' };

/**
 * Reads one page of a collection and finds out its place in the list. Where the list turns out to have ended
 * before, the answer is the page before, and its meta says so. Rejects as the provider does.
 */
export const createListReader =
  (open: (collection: string, call: OpenCall) => Opened, factsOf: ReturnType<typeof createPageFacts>) =>
  async (resource: string, params: GetListParams): Promise<ListAnswer> => {
    const orders = params.sort && toOrders(params.sort);
    const requested = params.pagination ?? FIRST_PAGE;
    const read = async (page: number) => {
      const { provider, seen } = open(resource, { signal: params.signal, orders });
      // The provider gives all orders one direction: ours are in the address already.
      const { data } = await provider.getList(resource, {
        ...params,
        ...(params.pagination && { pagination: { ...requested, page } }),
        ...(orders && { sort: NO_SORT }),
      } as never);
      return { data: data as readonly RaRecord[], seen };
    };
    const list = {
      size: `${resource} ${requested.perPage}`,
      question: JSON.stringify([resource, requested.perPage, params.sort, params.filter]),
      read: async (page: number) =>
        read(page)
          .then(({ seen }) => idsOf(seen.document).ids)
          .catch(nullUnlessAborted(params.signal)),
    };
    const answer = await read(requested.page);
    const facts = await factsOf(answerOf(answer.seen.document, requested), list);
    const before = facts.isPast ? await read(requested.page - 1) : answer;
    const { data, seen } = before.data.length > 0 ? before : answer;
    const isBefore = seen !== answer.seen;
    return {
      data,
      ...(facts.total === null
        ? { pageInfo: { hasNextPage: !facts.isPast, hasPreviousPage: requested.page > 1 } }
        : { total: facts.total }),
      meta: {
        canCreate: canCreateOf(seen.body),
        page: isBefore ? requested.page - 1 : pageOf(seen.document),
        pageSize: facts.pageSize,
      },
    };
  };

/** A neighbouring page that cannot be read answers nothing; an aborted call ends. */
const nullUnlessAborted =
  (signal: AbortSignal | undefined) =>
  (error: unknown): null => {
    if (signal?.aborted) throw error;
    return null;
  };
