import { isEmpty } from '../../lib/placeholder.ts';
import { valueAt } from '../../lib/paths.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { kindOf } from '../../schema/kinds.ts';
import { isObject, type Json } from '../../schema/read.ts';
import type { Graphql } from '../graphql/createGraphql.ts';
import { recordKey } from '../graphql/createRecordLoader.ts';
import type { Member } from '../graphql/fromConnection.ts';
import { query } from '../graphql/query.ts';

export interface WantedField {
  /** Dotted, from the record. */
  readonly path: string;
  readonly field: FieldDescription;
}

interface Received {
  readonly collection: string;
  readonly members: readonly Member[];
  readonly fields: readonly WantedField[];
}

/**
 * Records with the REST values of fields that GraphQL answers wrongly: of a PHP enum the case's name (`Female`), not
 * its value (`F`), and nothing of a field of unknown shape. All are read at once; an unreadable one is left out, as
 * a wrong value is worse than none.
 */
export const truthOf = async (
  queryRest: Graphql['query'],
  { collection, members, fields }: Received,
  signal?: AbortSignal,
): Promise<readonly Member[]> => {
  const paths = fields.filter((field) => isDoubtful(field, members)).map(({ path }) => path);
  if (paths.length === 0) return members;
  const ids = members.map((member) => recordKey(member['@id']));
  const question = query(`values ${collection}`, collection)
    .select(...paths)
    .where('id', ids);
  const read = await queryRest(question, signal ? { signal } : {}).catch(() => null);
  const received = new Map((read?.members ?? []).map((member) => [recordKey(member['@id']), member]));
  return members.map((member) => {
    const truth = received.get(recordKey(member['@id']));
    return paths.reduce(
      (record, path) => put(record, path.split('.'), valueAt(truth, path)) as Member,
      member,
    );
  });
};

const isDoubtful = ({ path, field }: WantedField, members: readonly Member[]): boolean => {
  const values = members.map((member) => valueAt(member, path));
  const { choices } = field;
  if (choices === null)
    return ['json', 'unknown'].includes(kindOf(field)) && values.every((value) => value === undefined);
  const known = new Set(choices.map(({ value }) => String(value)));
  return values.flat().some((value) => !isEmpty(value) && !known.has(String(value)));
};

const put = (record: unknown, [step = '', ...rest]: readonly string[], value: unknown): Json => {
  const current = isObject(record) ? record : {};
  return { ...current, [step]: rest.length === 0 ? value : put(current[step], rest, value) };
};
