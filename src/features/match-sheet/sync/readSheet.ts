import type { Transport } from '../../../http/createTransport.ts';
import { idOf } from '../../../lib/iri.ts';
import { fromCollection } from '../../../schema/fromCollection.ts';
import { fromMatch, type HeldSheet } from './fromMatch.ts';

/**
 * What the server holds of a sheet now. Asked once, not again and again: opening falls back to what is stored, and
 * sending has pauses of its own.
 */
export const readSheet = async (
  transport: Pick<Transport, 'request'>,
  match: string,
): Promise<HeldSheet & { readonly body: unknown; readonly toldAt: string | null }> => {
  const [held, warnings] = await Promise.all([
    transport.request(match, { retries: false }),
    transport.request(`/warnings?sportMatch=${idOf(match)}&itemsPerPage=100`, { retries: false }),
  ]);
  return {
    ...fromMatch(held.body, fromCollection(warnings.body)),
    body: held.body,
    toldAt: held.headers.get('date'),
  };
};
