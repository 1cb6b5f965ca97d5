import { useDataProvider, useResourceContext, type RaRecord } from 'react-admin';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { ApiError } from '../../http/ApiError.ts';
import type { FieldDescription } from '../../schema/description.ts';
import type { Json } from '../../schema/read.ts';
import { toFormValues } from '../../schema/formValues.ts';
import { toPayload } from '../../schema/payload.ts';
import { holdsSent } from './holdsSent.ts';

/** Newest records among which one is looked for: more than anybody creates while a save is repeated. */
const NEWEST = 25;

/**
 * Finds the record that an earlier send of the same body has created, when its answer was lost; null when there is
 * none. Rejects when it cannot be known.
 */
export const useTwin = (fields: readonly FieldDescription[]): ((sent: Json) => Promise<RaRecord | null>) => {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider<AppDataProvider>();
  return async (sent) => {
    const { data: newest } = await dataProvider.getList<RaRecord>(resource, {
      pagination: { page: 1, perPage: NEWEST },
      sort: { field: 'id', order: 'DESC' },
      filter: {},
    });
    // When the session has ended, react-admin answers no list in the place of the failure.
    if (!Array.isArray(newest))
      throw new ApiError({ kind: 'authentication', message: 'The session has ended' });
    for (const row of newest.filter((candidate) => isCandidate(fields, sent, candidate))) {
      // A row of a list has not all fields.
      const { data: record } = await dataProvider.getVersion(resource, row.id);
      if (isSameRecord(fields, sent, record)) return record;
    }
    return null;
  };
};

/** Whether the plain values of a list's row are those that were sent. */
const isCandidate = (fields: readonly FieldDescription[], sent: Json, row: RaRecord): boolean => {
  const listed = fields.filter(
    ({ name, path }) => path === null && typeof sent[name] === 'string' && Object.hasOwn(row, name),
  );
  const part = Object.fromEntries(listed.map(({ name }) => [name, sent[name]]));
  return listed.length === 0 || isSameRecord(listed, part, row);
};

/**
 * Whether a record is what a body would create, in which the server may have filled what was left empty.
 * @internal
 */
export const isSameRecord = (fields: readonly FieldDescription[], sent: Json, record: Json): boolean => {
  const received = toFormValues(fields, record);
  return (
    Object.values(sent).some(isDistinctive) &&
    holdsSent(sent, { value: toPayload(fields, received), received }, true)
  );
};

const isDistinctive = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';
