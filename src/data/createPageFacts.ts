import { idsOf, pageOf, type Neighbours } from './toHydraDocument.ts';

/** One answer of a collection, with the page that was requested. */
interface PageAnswer {
  /** Counted from 1: the requested one, or an earlier one that the server answered instead. */
  readonly page: number;
  readonly requestedPage: number;
  /** Requested rows; 0 where the server was left to choose. */
  readonly perPage: number;
  /** Addresses of its rows. */
  readonly ids: readonly string[];
  /** Null where the server does not count. */
  readonly total: number | null;
  readonly neighbours: Neighbours;
}

interface PageFacts {
  /** Rows of a full page; null where they are as many as requested. */
  readonly pageSize: number | null;
  /** Rows of the whole list; null where nobody can know them yet, and there may be more. */
  readonly total: number | null;
  /** The list ended before this page. */
  readonly isPast: boolean;
}

interface ListQuery {
  /** The same for all pages of a size. */
  readonly size: string;
  /** The same for all pages of one question. */
  readonly question: string;
  /** Reads the addresses of the rows of another page; null where that fails. */
  readonly read: (page: number) => Promise<readonly string[] | null>;
}

/** Pages of questions whose end was met. */
const MOST_ENDS = 100;

/** Sizes of pages and ends of lists, as far as they are known. */
const createPageMemory = () => {
  const sizes = new Map<string, number>();
  const ends = new Set<string>();
  return {
    sizeOf: (list: ListQuery): number | undefined => sizes.get(list.size),
    keepSize: (list: ListQuery, size: number): number => {
      sizes.set(list.size, size);
      return size;
    },
    isEnd: (list: ListQuery, page: number): boolean => ends.has(endKey(list, page)),
    keepEnd: (list: ListQuery, page: number): void => {
      if (ends.size >= MOST_ENDS) ends.clear();
      ends.add(endKey(list, page));
    },
    dropEnd: (list: ListQuery, page: number): void => void ends.delete(endKey(list, page)),
  };
};

/**
 * Finds out how a server cuts its pages and where a list ends, from what its answers say; where they leave it open,
 * from the page beside. A full page without a total may have a next one, which costs no request.
 */
export const createPageFacts = (): ((answer: PageAnswer, list: ListQuery) => Promise<PageFacts>) => {
  const { sizeOf, keepSize, isEnd, keepEnd, dropEnd } = createPageMemory();

  /** The size of the pages before this one: each of them is full. */
  const sizeBefore = async (answer: PageAnswer, list: ListQuery): Promise<number> => {
    const known = sizeOf(list);
    if (known !== undefined) return known;
    const before = await list.read(answer.page - 1);
    // A server that knows no pages answers the same rows to each.
    if (!before || before.length === 0 || isSame(before, answer.ids)) return answer.perPage;
    return keepSize(list, before.length);
  };

  const sizeOfCounted = async (answer: PageAnswer, total: number, list: ListQuery): Promise<number> => {
    const { page, perPage, ids, neighbours } = answer;
    const count = ids.length;
    if (count === perPage) return count;
    if (page === 1) return count < total ? keepSize(list, count) : Math.max(count, perPage);
    const known = sizeOf(list);
    if (known !== undefined && known >= count) return known;
    const sizeAtEnd = (total - count) / (page - 1);
    const isPossibleEnd = Number.isInteger(sizeAtEnd) && sizeAtEnd >= count;
    if (neighbours === 'last') return isPossibleEnd ? sizeAtEnd : perPage;
    // A server may name a next page at the end too.
    return isPossibleEnd ? sizeBefore(answer, list) : keepSize(list, count);
  };

  /** Whether rows follow this page, which pages after the first show by their size. */
  const hasMore = async (answer: PageAnswer, size: number, list: ListQuery): Promise<boolean> => {
    const { page, ids, neighbours } = answer;
    const isFull = ids.length >= size;
    if (neighbours === 'last' || !isFull) return false;
    if (!isEnd(list, page)) return true;
    const next = await list.read(page + 1);
    const isOver = next !== null && (next.length === 0 || isSame(next, ids));
    if (!isOver) dropEnd(list, page);
    return !isOver;
  };

  /** A first page of another size than requested: all there is, or the most that this server gives. */
  const ofFirst = async (answer: PageAnswer, list: ListQuery): Promise<PageFacts> => {
    const { ids, perPage, neighbours } = answer;
    const count = ids.length;
    const next = neighbours === 'last' ? [] : await list.read(2);
    const isSilent = next === null || isSame(next, ids);
    if (!isSilent && next.length > 0) return { pageSize: keepSize(list, count), total: null, isPast: false };
    const isOpen = isSilent && neighbours === 'next';
    return { pageSize: count > perPage ? count : null, total: isOpen ? null : count, isPast: false };
  };

  const ofUncounted = async (answer: PageAnswer, list: ListQuery): Promise<PageFacts> => {
    const { page, perPage, ids, neighbours } = answer;
    const count = ids.length;
    const known = sizeOf(list);
    // Some servers answer their last page for all that are behind it.
    if (page < answer.requestedPage) keepEnd(list, page);
    if (page === 1 && count !== perPage && known === undefined) return ofFirst(answer, list);
    const isFull = count === perPage;
    if (page > 1 && isFull && neighbours === 'unknown') {
      // Nothing in this answer distinguishes a further page from the one before.
      const before = await list.read(page - 1);
      if (before !== null && isSame(before, ids)) {
        keepEnd(list, page - 1);
        return { ...NOTHING, isPast: true };
      }
    }
    const size = isFull || page === 1 ? (known ?? perPage) : await sizeBefore(answer, list);
    const isMore = await hasMore(answer, size, list);
    return {
      pageSize: size === perPage ? null : size,
      total: isMore ? null : (page - 1) * size + count,
      isPast: false,
    };
  };

  return async (answer, list) => {
    const { page, perPage, ids, total } = answer;
    if (perPage === 0) return { ...NOTHING, total: total ?? ids.length };
    if (total !== null) {
      const size = ids.length === 0 ? perPage : await sizeOfCounted(answer, total, list);
      return { pageSize: size === perPage ? null : size, total, isPast: false };
    }
    if (ids.length > 0) return ofUncounted(answer, list);
    if (page === 1) return { ...NOTHING, total: 0 };
    keepEnd(list, page - 1);
    return { ...NOTHING, isPast: true };
  };
};

const NOTHING: PageFacts = { pageSize: null, total: null, isPast: false };

const endKey = ({ question }: ListQuery, page: number): string => `${page} ${question}`;

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);

/** The addresses of the rows of a document, and what it says of the pages beside it. */
export const answerOf = (
  document: Readonly<Record<string, unknown>>,
  requested: { readonly page: number; readonly perPage: number },
): PageAnswer => ({
  page: Math.min(pageOf(document) ?? requested.page, requested.page),
  requestedPage: requested.page,
  perPage: requested.perPage,
  ...idsOf(document),
});
