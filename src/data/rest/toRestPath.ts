import { toApiPath } from '../../lib/iri.ts';
import { isRange, type QueryParts } from '../graphql/query.ts';

/** A condition as a query parameter: `familyName`, `id[]`, `not[state]`, `birthDate[after]`. */
interface Parameter {
  readonly name: string;
  readonly value: string;
}

/** The address of a collection with the parameters of a query. */
export const toRestPath = (parts: QueryParts): string => {
  const { collection, order, first, after, records } = parts;
  if (after?.startsWith('/')) return after;
  const parameters: readonly Parameter[] = [
    ...toParameters(parts),
    ...order.map(([path, direction]) => ({ name: `order[${path}]`, value: direction })),
    { name: 'page', value: String(after === null ? 1 : pageBehind(after, first)) },
    { name: 'itemsPerPage', value: String(records ? first : 1) },
  ];
  return toApiPath(
    `${collection}?${parameters.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('&')}`,
  );
};

const toParameters = ({ where, custom, not, or, exists }: QueryParts): readonly Parameter[] => [
  ...where.flatMap(({ path, value }) => named(path, value)),
  ...custom.flatMap(([name, value]) => named(name, value)),
  ...not.flatMap(({ path, value }) => named(`not[${path}]`, value)),
  ...or.flatMap(({ path, value }) => named(`or[${path}]`, value)),
  ...exists.flatMap(([path, value]) => named(`exists[${path}]`, value)),
];

/** The names of the parameters of one condition and their values. */
export const named = (name: string, value: unknown): readonly Parameter[] => {
  if (Array.isArray(value)) return value.map((one) => ({ name: `${name}[]`, value: String(one) }));
  if (!isRange(value)) return [{ name, value: String(value) }];
  return Object.entries(value).map(([bound, limit]) => ({ name: `${name}[${bound}]`, value: String(limit) }));
};

/** A cursor of a query counts the records before it. */
const pageBehind = (cursor: string, size: number): number =>
  Math.floor((Number(atob(cursor)) + 1) / size) + 1;
