/** One order of a list: by the value at a dotted path. */
export interface Order {
  readonly path: string;
  readonly direction: 'asc' | 'desc';
}

/** Order as react-admin keeps it: one field, one direction. */
interface Sort {
  readonly field: string;
  readonly order: string;
}

/**
 * The orders of a list, the first one first. react-admin has room for one: further ones follow its field, with
 * a minus where they go down (`familyName,-birthDate`), so that addresses and kept lists carry them.
 */
export const toOrders = ({ field, order }: Sort): readonly Order[] => {
  const [first = '', ...others] = field.split(',').map((path) => path.trim());
  const direction = order.toLowerCase() === 'desc' ? 'desc' : 'asc';
  return [{ path: first, direction } as const, ...others.map(toOrder)].filter(({ path }) => path !== '');
};

/** `-date` is down by date. */
export const toOrder = (written: string): Order =>
  written.startsWith('-')
    ? { path: written.slice(1), direction: 'desc' }
    : { path: written, direction: 'asc' };

export const toWritten = ({ path, direction }: Order): string => (direction === 'desc' ? `-${path}` : path);

export const toSort = ([first, ...others]: readonly Order[]): { field: string; order: 'ASC' | 'DESC' } => ({
  field: [first?.path ?? '', ...others.map(toWritten)].join(','),
  order: first?.direction === 'desc' ? 'DESC' : 'ASC',
});

/** The orders with one more behind them; one that is there already is turned around in its place. */
export const withOrder = (orders: readonly Order[], path: string): readonly Order[] =>
  orders.some((order) => order.path === path)
    ? orders.map((order) => (order.path === path ? turned(order) : order))
    : [...orders, { path, direction: 'asc' }];

const turned = ({ path, direction }: Order): Order => ({
  path,
  direction: direction === 'asc' ? 'desc' : 'asc',
});
