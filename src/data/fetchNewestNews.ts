import type { Transport } from '../http/createTransport.ts';
import { plainText } from '../lib/plainText.ts';
import { isObject, toText } from '../schema/read.ts';
import { toHydraDocument } from './toHydraDocument.ts';

export interface NewsItem {
  readonly title: string;
  /** Plain text. */
  readonly summary: string;
}

/** The newest published news of a club; null when there is none. */
export const fetchNewestNews = async (
  transport: Transport,
  club: number,
  now: Date,
  signal: AbortSignal,
): Promise<NewsItem | null> => {
  const query = new URLSearchParams({
    organization: `/api/clubs/${club}`,
    'publishDate[before]': now.toISOString(),
    'order[publishDate]': 'desc',
    itemsPerPage: '1',
  });
  const { body } = await transport.request(`/api/news?${query}`, { signal });
  const { member } = toHydraDocument(body);
  const item: unknown = Array.isArray(member) ? member[0] : null;
  if (!isObject(item)) return null;
  const title = toText(item.title);
  const summary = plainText(toText(item.summary) ?? toText(item.content) ?? '');
  return title === null ? null : { title, summary };
};
