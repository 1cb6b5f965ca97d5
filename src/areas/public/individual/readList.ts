import type { Transport } from '../../../http/createTransport.ts';
import { fromCollection } from '../../../schema/fromCollection.ts';
import { isObject, isTrue, toLength, toMap, toText } from '../../../schema/read.ts';

/** A record to choose by its name. */
export interface Choice {
  readonly id: string;
  readonly name: string;
  /** The current season; the tour with results. */
  readonly isPreferred: boolean;
  readonly division: { readonly id: string; readonly name: string } | null;
}

/** The records of a collection as choices; those without id or name are left out. */
export const readList = async (
  transport: Transport,
  path: string,
  signal: AbortSignal,
): Promise<readonly Choice[]> => {
  const { body } = await transport.request(path, { signal });
  return fromCollection(body)
    .filter(isObject)
    .flatMap((record) => {
      const named = toNamed(record);
      if (!named) return [];
      const isPreferred = isTrue(record.current) || isTrue(record.started);
      return [{ ...named, isPreferred, division: toNamed(toMap(record.division)) }];
    });
};

const toNamed = ({ id, name, letter }: Readonly<Record<string, unknown>>): Choice['division'] => {
  const number = toLength(id);
  const text = toText(name);
  if (number === null || text === null) return null;
  const sign = toText(letter);
  return { id: String(number), name: sign === null ? text : `${text} (${sign})` };
};
