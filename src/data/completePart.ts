import type { UpdateParams } from 'react-admin';
import { leftOutOf, type Description } from '../schema/description.ts';
import { toPayload } from '../schema/payload.ts';
import { permissionsOf } from '../schema/permissionsOf.ts';
import type { RecordVersion } from './hydra.ts';
import { withWriteOptions, writeOptionsOf } from './writeOptions.ts';

interface Reads {
  readonly version: () => Promise<RecordVersion>;
  /** Null where the account gets no description of an update. */
  readonly description: () => Promise<Description | null>;
}

/**
 * The write of a part of a record: a merge patch where the server takes PATCH, else all that a PUT may replace, as the
 * server holds it now. A closed record takes its part alone, since that is all that its server opens.
 */
export const completePart = async (params: UpdateParams, reads: Reads): Promise<UpdateParams> => {
  // One after the other: the description is read once, and a run of many writes keeps to its number of requests.
  const description = await reads.description();
  const { data: stored, methods } = await reads.version();
  const { isPart: _isPart, ...options } = writeOptionsOf(params.data);
  if (methods?.includes('PATCH') || description?.methods?.includes('PATCH'))
    return {
      ...params,
      previousData: stored,
      data: withWriteOptions({ ...params.data }, { ...options, isPatch: true }),
    };
  const isClosed = description === null || !permissionsOf(stored).canUpdate;
  const rest = isClosed
    ? {}
    : { ...leftOutOf(description, stored), ...toPayload(description.fields, stored, stored) };
  return { ...params, previousData: stored, data: withWriteOptions({ ...rest, ...params.data }, options) };
};
