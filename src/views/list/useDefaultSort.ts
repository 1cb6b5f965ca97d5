import { useLocation, type SortPayload } from 'react-admin';

/** Ascending by id; descending when the address carries a query without an order of its own (R4.24-R4.26). */
export const useDefaultSort = (): SortPayload => {
  const { search } = useLocation();
  return search.length > 1 ? DESCENDING : ASCENDING;
};

const ASCENDING: SortPayload = { field: 'id', order: 'ASC' };
const DESCENDING: SortPayload = { field: 'id', order: 'DESC' };
