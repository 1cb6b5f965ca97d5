import { useEffect, useMemo, type ReactNode } from 'react';
import { useLocation, useNavigate, useNotify } from 'react-admin';
import { fieldNamed, type Description } from '../../schema/description.ts';
import { toOrders } from '../../lib/orders.ts';
import { tryOrNull } from '../../lib/tryOrNull.ts';
import { isObject } from '../../schema/read.ts';

interface CleanAddressProps {
  /** Null while loading, for an address without a query. */
  readonly description: Description | null;
  readonly sizes: readonly number[];
  readonly children: ReactNode;
}

/** Shows a list once its address requests nothing that no list has; what was left out is announced. */
export const CleanAddress = ({ description, sizes, children }: CleanAddressProps) => {
  const location = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  const { pathname, search, state } = location;
  const cleaned = useMemo(
    () => description && cleanSearch(search, description, sizes),
    [search, description, sizes],
  );
  useEffect(() => {
    if (cleaned === null) return;
    if (cleaned.unknown.length > 0)
      notify('lists.unknown', {
        type: 'warning',
        messageArgs: { names: cleaned.unknown.join(', '), smart_count: cleaned.unknown.length },
      });
    navigate({ pathname, search: cleaned.search }, { replace: true, state: state as object });
    // The setters change with every rendering; the address says whether there is anything to do.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [cleaned]);
  return cleaned === null ? children : null;
};

interface Cleaned {
  /** Query without what no list has. */
  readonly search: string;
  /** Names of the filters and orders that were left out. */
  readonly unknown: readonly string[];
}

/** Keys of filters that are no field: `or[club]`, `exists[licence]`. */
const GROUPS = new Set(['or', 'not', 'exists', 'q', 'id']);
/** As react-admin writes them; it orders by nothing that has no direction. */
const DIRECTIONS = ['ASC', 'DESC'] as const;
/** What react-admin reads of an address; written twice it would be a list of texts. */
const PARAMETERS = ['page', 'perPage', 'sort', 'order', 'filter', 'displayedFilters'] as const;
/** A page beyond this one is the first page. */
const MAX_PAGE = 1_000_000;

/**
 * Unknown parts of an address: a page that is no number, a size that is not offered, an unknown filter or order, what is
 * written twice. Null where all of it makes sense.
 * @internal
 */
export const cleanSearch = (
  search: string,
  description: Description,
  sizes: readonly number[],
): Cleaned | null => {
  const params = new URLSearchParams(search);
  const kept = new URLSearchParams(search);
  const unknown = new Set<string>();
  const isField = (path: string): boolean => {
    const [root = ''] = path.split(/[.[]/);
    return (
      GROUPS.has(root) ||
      fieldNamed(description.fields, root) !== undefined ||
      description.filters?.some((filter) => filter.path.split('.')[0] === root) === true
    );
  };

  for (const name of PARAMETERS) {
    const [first, ...others] = params.getAll(name);
    if (first !== undefined && others.length > 0) kept.set(name, first);
  }
  const page = params.get('page');
  if (page !== null && !(/^[1-9]\d*$/.test(page) && Number(page) <= MAX_PAGE)) kept.delete('page');
  const size = params.get('perPage');
  // Written as we write it: `5e1` is 50 to one reader and 5 to another.
  if (size !== null && !sizes.some((offered) => String(offered) === size)) {
    kept.delete('perPage');
    // Pages of another size are other pages.
    kept.delete('page');
  }
  const sort = params.get('sort');
  if (sort !== null && !toOrders({ field: sort, order: 'ASC' }).every(({ path }) => isField(path))) {
    unknown.add(sort);
    kept.delete('sort');
    kept.delete('order');
  }
  const order = params.get('order');
  if (kept.has('sort'))
    kept.set('order', DIRECTIONS.find((one) => one === order?.trim().toUpperCase()) ?? 'ASC');
  else kept.delete('order');

  for (const name of ['filter', 'displayedFilters']) {
    const text = params.get(name);
    if (text === null) continue;
    const filter = tryOrNull((): unknown => JSON.parse(text));
    const strange = isObject(filter) ? Object.keys(filter).filter((key) => !isField(key)) : [];
    for (const key of strange) unknown.add(key);
    if (!isObject(filter)) kept.delete(name);
    else if (strange.length > 0)
      kept.set(
        name,
        JSON.stringify(Object.fromEntries(Object.entries(filter).filter(([key]) => isField(key)))),
      );
  }

  const rest = kept.toString();
  return rest === params.toString() ? null : { search: rest && `?${rest}`, unknown: [...unknown] };
};
