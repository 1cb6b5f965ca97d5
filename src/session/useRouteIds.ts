import { useParams } from 'react-router';
import { idIn } from '../lib/address.ts';

/** Number of the club in the address; empty outside of a club. */
export const useClubId = (): string => useParams()['clubId'] ?? '';

/** Number of the record in the address; empty where it names none. */
export const useRecordId = (): string => {
  const { id, '*': rest = '' } = useParams();
  return idIn(id ?? rest);
};
