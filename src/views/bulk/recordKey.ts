import type { RaRecord } from 'react-admin';

/** By what a run knows a record again. */
export const recordKey = ({ id }: RaRecord): string => String(id);
