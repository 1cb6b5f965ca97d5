import {
  ListContextProvider,
  Pagination,
  PaginationActions,
  useListContext,
  type PaginationActionsProps,
} from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { ListMeta } from '../../data/hydra.ts';
import { SchemaTable, type SchemaTableProps } from '../table/SchemaTable.tsx';

/** Rows that a page of a list may have. */
export const PAGE_SIZES = [25, 50, 75, 100];

/** The rows of a list and the way to its other pages, as far as there are any. */
export const ListRows = (props: SchemaTableProps) => {
  const list = useListContext();
  if (list.error) return null;
  return (
    <>
      {list.data && list.data.length > 0 && <SchemaTable {...props} />}
      <Pages />
    </>
  );
};

/** Pages are counted as the server cuts them, which is not always as it was asked to; sizes that it refuses are not offered. */
const Pages = () => {
  const list = useListContext();
  const given = (list.meta as Partial<ListMeta> | undefined)?.pageSize ?? list.perPage;
  return (
    <ListContextProvider value={{ ...list, perPage: given }}>
      <Pagination rowsPerPageOptions={sizesOf(list.perPage, given)} actions={PageButtons} />
    </ListContextProvider>
  );
};

/** MUI would name the landmark in English. */
const PageButtons = (props: PaginationActionsProps) => (
  <PaginationActions {...props} aria-label={useTranslate()('lists.pages')} />
);

/** A server that gives more than it was asked for has one size, one that gives less a largest one. */
const sizesOf = (asked: number, given: number): number[] => {
  if (asked === given) return PAGE_SIZES;
  return given > asked ? [given] : [...PAGE_SIZES.filter((size) => size < given), given];
};
