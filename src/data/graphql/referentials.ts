import { query, type Conditions, type Direction, type Query } from './query.ts';

/** Collection of the closed lists; `name` names each of their values. */
export const REFERENTIALS = '/referentials';

interface ReferentialsOptions {
  /** `/referentials` when absent. */
  readonly collection?: string;
  /** List of values, `NationalityCode`; absent for a collection that is one list. */
  readonly type?: string | null;
  readonly where?: Conditions;
  readonly notWhere?: Conditions;
  /** By name when absent, ascending when only the property is given. */
  readonly orderBy?: readonly [property: string, direction?: Direction];
  /** `name`, and `type` where one is given, when absent. */
  readonly select?: readonly string[];
}

/** The values of a closed list, as pickers offer them. */
export const referentials = ({
  collection = REFERENTIALS,
  type = null,
  where,
  notWhere,
  orderBy: [property, direction = 'asc'] = ['name'],
  select = type === null ? ['name'] : ['name', 'type'],
}: ReferentialsOptions): Query =>
  query(`${collection} ${type ?? ''}`, collection)
    .select(...select)
    .where('type', type)
    .holding(where, notWhere)
    .orderBy(property, direction);
