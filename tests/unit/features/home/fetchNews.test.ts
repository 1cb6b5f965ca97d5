import { describe, expect, it } from 'vitest';
import { fetchNews } from '../../../../src/features/home/fetchNews.ts';
import type { Question } from '../../../../src/data/graphql/query.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const said = { id: '/api/news/7', title: 'Reprise', summary: 'Mardi', publishDate: '2026-11-01T08:00:00Z' };
const reprise = { ...said, organization: { '@id': '/api/clubs/12', name: 'LOGNES EP' } };

const read = async (...data: readonly unknown[]) => {
  const queries: Question[] = [];
  const items = await fetchNews(
    (question) => {
      queries.push(question);
      return Promise.resolve({ data });
    },
    '/api/clubs/12',
    NOW,
  );
  return { items, queries };
};

describe('the newest news of a club and of the federation', () => {
  it('are queried once, of what is published (R4.8)', async () => {
    const { items, queries } = await read(reprise);
    expect(items).toEqual([{ ...said, from: 'LOGNES EP', isOwn: true }]);
    expect(queries.map(({ parts }) => [parts.collection, parts.or, parts.where, parts.order])).toEqual([
      [
        '/news',
        [
          { path: 'organization', value: '/api/clubs/12' },
          { path: 'organization.type', value: 'federation' },
        ],
        [{ path: 'publishDate', value: { before: '2026-11-21T10:00:00.000Z' } }],
        [['publishDate', 'desc']],
      ],
    ]);
  });

  it('distinguish the own from those of the federation, and are three at most', async () => {
    const federal = { ...said, organization: { '@id': '/api/federations/13', name: 'FFTT' } };
    const { items } = await read(federal, reprise, federal, federal);
    expect(items.map(({ from, isOwn }) => [from, isOwn])).toEqual([
      ['FFTT', false],
      ['LOGNES EP', true],
      ['FFTT', false],
    ]);
  });

  it('are plain text, taken from the content where there is no summary', async () => {
    const content = '<p>Mardi&nbsp;<b>soir</b><script>alert(1)</script></p>';
    const { items } = await read({ ...reprise, summary: null, content });
    expect(items[0]?.summary).toBe('Mardi\u00a0 soir');
  });

  it.each([[{ ...reprise, endDate: '2026-11-20T08:00:00Z' }], [{ id: '/api/news/8' }], [null]])(
    'leave out what has ended or has no title: %j',
    async (item) => {
      expect((await read(item)).items).toEqual([]);
    },
  );
});
