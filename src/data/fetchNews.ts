import type { News } from '../generated/resources.ts';
import { plainText } from '../lib/plainText.ts';
import { isObject, toText } from '../schema/read.ts';
import { query, type Question } from './graphql/query.ts';

export interface NewsItem {
  /** IRI. */
  readonly id: string;
  readonly title: string;
  /** Plain text. */
  readonly summary: string;
  readonly publishDate: string | null;
}

type Ask = (question: Question) => Promise<{ readonly data: readonly unknown[] }>;

/** How many are asked for. */
const NEWEST = 3;

/** The newest published news of a club, the latest first; those whose end has come are left out. */
export const fetchNews = async (ask: Ask, club: string, now: Date): Promise<readonly NewsItem[]> => {
  const asked = query<News>('newestNews', '/news')
    .select('title', 'summary', 'content', 'publishDate', 'endDate')
    .where('organization', club)
    .where('publishDate', { before: now.toISOString() })
    .orderBy('publishDate', 'desc')
    .pagination({ limit: NEWEST })
    .withoutTotal();
  const { data } = await ask(asked);
  return data.flatMap((item) => toNewsItem(item, now));
};

const toNewsItem = (item: unknown, now: Date): NewsItem[] => {
  if (!isObject(item)) return [];
  const [id, title, end] = [item.id, item.title, item.endDate].map(toText);
  if (!id || title === null || title === undefined) return [];
  if (end && new Date(end) < now) return [];
  const summary = plainText(toText(item.summary) ?? toText(item.content) ?? '');
  return [{ id, title, summary, publishDate: toText(item.publishDate) }];
};
