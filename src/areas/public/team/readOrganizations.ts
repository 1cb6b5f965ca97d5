import { askPublic } from '../../../data/askPublic.ts';
import type { Transport } from '../../../http/createTransport.ts';
import type { Member } from '../../../data/graphql/fromConnection.ts';

/**
 * The organizations with a team contest in a season; all of them where the server cannot filter by it. Rejects with
 * an `ApiError`.
 */
export const readOrganizations = async (
  transport: Transport,
  season: number,
  signal: AbortSignal,
): Promise<readonly Member[]> => {
  const read = await askPublic(transport, 'organizations', { season }, { signal });
  return [read.leagues, read.committees1, read.committees2].flatMap(({ members }) => members);
};
