import type { QueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { isObject, toMap, type Json } from '../../schema/read.ts';

/** The verbs whose answers hold the records of a resource, as its pages show them. */
const VERBS: ReadonlySet<unknown> = new Set(['getList', 'getOne', 'getManyReference']);

/** The records of a resource that this club was shown and that are at hand, each once, the latest reading of it. */
export const seenRecords = (client: QueryClient, resource: string): readonly RaRecord[] => {
  const seen = new Map<string, RaRecord>();
  const queries = client.getQueryCache().findAll({ queryKey: [resource] });
  for (const { queryKey, state } of queries.toSorted((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt))
    if (VERBS.has(queryKey[1]))
      for (const record of recordsOf(state.data)) seen.set(String(record.id), record);
  return [...seen.values()];
};

/** Records in the answer for a list or for one record. */
const recordsOf = (data: unknown): readonly RaRecord[] => {
  const { data: rows } = toMap(data);
  const records: readonly unknown[] = Array.isArray(rows) ? rows : [data];
  return records.filter(isRecord);
};

const isRecord = (value: unknown): value is RaRecord & Json =>
  isObject(value) && typeof value['@id'] === 'string' && value.id !== undefined;
