import type { News } from '../../generated/resources.ts';
import { idOf, iriOf } from '../../lib/iri.ts';
import { valueAt } from '../../lib/paths.ts';
import { plainText } from '../../lib/plainText.ts';
import { isObject, toText } from '../../schema/read.ts';
import { query, type Question } from '../../data/graphql/query.ts';

interface NewsItem {
  /** IRI. */
  readonly id: string;
  readonly title: string;
  /** Plain text. */
  readonly summary: string;
  readonly publishDate: string | null;
  /** Name of the structure that says it. */
  readonly from: string | null;
  /** The club itself says it. */
  readonly isOwn: boolean;
}

type RunQuery = (request: Question) => Promise<{ readonly data: readonly unknown[] }>;

/** Number of news shown. */
const NEWEST = 3;
/** Number of news requested: some of them may have ended. */
const FETCHED = 10;

/** The newest published news of a club and of the federation, the latest first; those whose end has come are left out. */
export const fetchNews = async (
  runQuery: RunQuery,
  club: string,
  now: Date,
): Promise<readonly NewsItem[]> => {
  const newsQuery = query<News>('newestNews', '/news')
    .select('title', 'summary', 'content', 'publishDate', 'endDate')
    .select('organization.id', 'organization.name')
    .orWhere('organization', club)
    .orWhere('organization.type', 'federation')
    .where('publishDate', { before: now.toISOString() })
    .orderBy('publishDate', 'desc')
    .pagination({ limit: FETCHED })
    .withoutTotal();
  const { data } = await runQuery(newsQuery);
  return data.flatMap((item) => toNewsItem(item, club, now)).slice(0, NEWEST);
};

const toNewsItem = (item: unknown, club: string, now: Date): NewsItem[] => {
  if (!isObject(item)) return [];
  const [id, title, end] = [item.id, item.title, item.endDate].map(toText);
  if (!id || title === null || title === undefined) return [];
  if (end && new Date(end) < now) return [];
  const summary = plainText(toText(item.summary) ?? toText(item.content) ?? '');
  return [
    {
      id,
      title,
      summary,
      publishDate: toText(item.publishDate),
      from: toText(valueAt(item, 'organization.name')),
      isOwn: idOf(iriOf(item.organization)) === idOf(club),
    },
  ];
};
