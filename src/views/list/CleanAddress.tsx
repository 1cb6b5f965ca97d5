import { useEffect, useMemo, type ReactNode } from 'react';
import { useLocation, useNavigate, useNotify } from 'react-admin';
import { fieldNamed, type Description } from '../../schema/description.ts';
import { isObject } from '../../schema/read.ts';

interface CleanAddressProps {
  readonly description: Description;
  readonly sizes: readonly number[];
  readonly children: ReactNode;
}

/** Shows a list once its address asks for nothing that no list has; what was left out is told. */
export const CleanAddress = ({ description, sizes, children }: CleanAddressProps) => {
  const location = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  const { pathname, search, state } = location;
  const cleaned = useMemo(() => cleanSearch(search, description, sizes), [search, description, sizes]);
  useEffect(() => {
    if (cleaned === null) return;
    if (cleaned.unknown.length > 0)
      notify('lists.unknown', {
        type: 'warning',
        messageArgs: { names: cleaned.unknown.join(', '), smart_count: cleaned.unknown.length },
      });
    navigate({ pathname, search: cleaned.search }, { replace: true, state: state as object });
    // The setters change with every rendering; the address tells whether there is anything to do.
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
/** What follows is the first page, as far as pages go. */
const MAX_PAGE = 1_000_000;

/**
 * What of an address bar is no list: a page that is no number, a size that is not offered, an unknown filter or order.
 * Null where all of it makes sense.
 * @internal
 */
export const cleanSearch = (
  search: string,
  description: Description,
  sizes: readonly number[],
): Cleaned | null => {
  const asked = new URLSearchParams(search);
  const kept = new URLSearchParams(search);
  const unknown = new Set<string>();
  const drop = (name: string): void => kept.delete(name);
  const isField = (path: string): boolean => {
    const [root = ''] = path.split(/[.[]/);
    return GROUPS.has(root) || fieldNamed(description.fields, root) !== undefined;
  };

  if (!isPage(asked.get('page'))) drop('page');
  const size = asked.get('perPage');
  if (size !== null && !sizes.includes(Number(size))) {
    drop('perPage');
    // Pages of another size are other pages.
    drop('page');
  }
  const sort = asked.get('sort');
  if (sort !== null && !isField(sort)) {
    unknown.add(sort);
    drop('sort');
    drop('order');
  }
  if (!/^(ASC|DESC)$/.test(asked.get('order') ?? 'ASC')) drop('order');

  for (const name of ['filter', 'displayedFilters']) {
    const text = asked.get(name);
    if (text === null) continue;
    const filter = fromJson(text);
    if (!isObject(filter)) {
      drop(name);
      continue;
    }
    const entries = Object.entries(filter);
    const fitting = entries.filter(([key]) => isField(key));
    if (fitting.length === entries.length) continue;
    for (const [key] of entries) if (!isField(key)) unknown.add(key);
    kept.set(name, JSON.stringify(Object.fromEntries(fitting)));
  }

  const rest = kept.toString();
  return rest === asked.toString() ? null : { search: rest === '' ? '' : `?${rest}`, unknown: [...unknown] };
};

const isPage = (text: string | null): boolean =>
  text === null || (/^[1-9]\d*$/.test(text) && Number(text) <= MAX_PAGE);

const fromJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
