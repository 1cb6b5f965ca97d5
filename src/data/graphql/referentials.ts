import { query, type Direction, type Query, type Value } from './query.ts';

/** Where closed lists stand; `name` names each of their values. */
export const REFERENTIALS = '/referentials';

type Conditions = Readonly<Record<string, Value>>;

export interface ReferentialsOptions {
  /** `/referentials` when absent. */
  readonly collection?: string;
  /** List of values, `NationalityCode`; absent for a collection that is one list. */
  readonly type?: string | null;
  readonly where?: Conditions;
  readonly notWhere?: Conditions;
  /** By name when absent, ascending when only the property is given. */
  readonly orderBy?: readonly [property: string, direction?: Direction];
  /** `name`, and `type` where one is asked for, when absent. */
  readonly select?: readonly string[];
}

/** The values of a closed list, as pickers offer them. */
export const referentials = ({
  collection = REFERENTIALS,
  type = null,
  where = {},
  notWhere = {},
  orderBy: [property, direction = 'asc'] = ['name'],
  select = type === null ? ['name'] : ['name', 'type'],
}: ReferentialsOptions): Query => {
  const name = `${collection} ${type ?? ''}`;
  const start = query(name, collection)
    .select(...select)
    .where('type', type);
  const included = Object.entries(where).reduce((all, [path, value]) => all.where(path, value), start);
  return Object.entries(notWhere)
    .reduce((all, [path, value]) => all.notWhere(path, value), included)
    .orderBy(property, direction);
};
