import type { Order } from '../model/condition.ts';
import { toCursor } from './cursor.ts';
import type { Page } from './fromPageArguments.ts';
import type { ListSource, RecordSource } from './reader.ts';

interface Edge {
  readonly cursor: string;
  readonly node: RecordSource;
}

interface PageInfo {
  readonly startCursor: string | null;
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
}

/** Cursor connection; graphql-js calls these methods for the fields that are selected, and no others. */
interface Connection {
  edges(): Promise<readonly Edge[]>;
  pageInfo(): Promise<PageInfo>;
  totalCount(): Promise<number>;
}

/** Pages a list. One record more than requested shows whether there is a next page, which spares a count. */
export const toConnection = (list: ListSource, order: readonly Order[], page: Page): Connection => {
  const total = once(() => list.total());
  const window = once(async () => {
    const offset = page.offset ?? Math.max(0, (await total()) - page.limit);
    const rows = await list.rows({ order, offset, limit: page.limit + 1 });
    return { offset, rows: rows.slice(0, page.limit), hasNext: rows.length > page.limit };
  });
  return {
    edges: async () => {
      const { offset, rows } = await window();
      return rows.map((node, index) => ({ cursor: toCursor(offset + index), node }));
    },
    pageInfo: async () => {
      const { offset, rows, hasNext } = await window();
      return {
        startCursor: rows.length > 0 ? toCursor(offset) : null,
        endCursor: rows.length > 0 ? toCursor(offset + rows.length - 1) : null,
        hasNextPage: hasNext,
        hasPreviousPage: offset > 0,
      };
    },
    totalCount: total,
  };
};

const once = <T>(work: () => Promise<T>): (() => Promise<T>) => {
  let answer: Promise<T> | undefined;
  return () => (answer ??= work());
};
