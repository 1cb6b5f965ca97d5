import type { RaRecord } from 'react-admin';
import type { Member } from './fromConnection.ts';

/** A member as react-admin keeps it: known by its IRI, as the records of the Hydra provider are. */
export const toRecord = ({ cursor: _cursor, id, ...fields }: Member): RaRecord => ({
  ...fields,
  id: fields['@id'],
  originId: id,
});
