import { askPublic } from '../../../data/askPublic.ts';
import { ApiError } from '../../../http/ApiError.ts';
import type { Transport } from '../../../http/createTransport.ts';
import type { Member } from '../../../data/graphql/fromConnection.ts';

/** How a server says that it does not know a condition of ours. */
const REFUSALS = ['server', 'client', 'validation'];

/**
 * The organizations that run a team contest in a season; every one of them where the server cannot tell, for its
 * organizations need not name their divisions. Rejects with an `ApiError`.
 */
export const readOrganizations = async (
  transport: Transport,
  season: number,
  signal: AbortSignal,
): Promise<readonly Member[]> => {
  const read = await askPublic(transport, 'organizations', { season }, { signal }).catch((error: unknown) => {
    if (!(error instanceof ApiError) || !REFUSALS.includes(error.kind)) throw error;
    return askPublic(transport, 'everyOrganization', {}, { signal });
  });
  return [read.leagues, read.committees1, read.committees2].flatMap(({ members }) => members);
};
