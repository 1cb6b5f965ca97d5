import type { DescribedResource } from '../../codegen/readServer.ts';
import { describeFields } from './describeFields.ts';

/** A resource as the generator reads it from a server, with what a test gives of its fields. */
export const describeResource = (
  entity: string,
  path: string,
  fields: Parameters<typeof describeFields>[0],
  label?: string,
): DescribedResource => ({
  entity,
  path,
  fields: describeFields(fields),
  methods: null,
  ...(label === undefined ? {} : { label }),
});
