import { toAddress } from '../../lib/toAddress.ts';

/** The desk of an event, where the pass of this code is checked at once. */
export const deskAddress = (clubId: string, event: number | string, code?: string): string => {
  const address = toAddress(clubId, 'club-events/:id/participants', { id: event });
  return code === undefined
    ? address
    : `${address}?filter=${encodeURIComponent(JSON.stringify({ passCode: code }))}`;
};

/** The code that such an address asks for; null where it names none. */
export const codeOfAddress = (search: string): string | null => {
  try {
    const filter: unknown = JSON.parse(new URLSearchParams(search).get('filter') ?? 'null');
    const code =
      typeof filter === 'object' && filter !== null && 'passCode' in filter ? filter.passCode : null;
    return typeof code === 'string' && code !== '' ? code : null;
  } catch {
    return null;
  }
};
