import { describe, expect, it } from 'vitest';
import { fetchNews } from '../../../src/data/fetchNews.ts';
import type { Question } from '../../../src/data/graphql/query.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const reprise = {
  id: '/api/news/7',
  title: 'Reprise',
  summary: 'Mardi',
  publishDate: '2026-11-01T08:00:00Z',
};

const read = async (...data: readonly unknown[]) => {
  const asked: Question[] = [];
  const items = await fetchNews(
    (question) => {
      asked.push(question);
      return Promise.resolve({ data });
    },
    '/api/clubs/12',
    NOW,
  );
  return { items, asked };
};

describe('the newest news of a club', () => {
  it('are asked for once, of what is published (R4.8)', async () => {
    const { items, asked } = await read(reprise);
    expect(items).toEqual([reprise]);
    expect(asked.map(({ parts }) => [parts.collection, parts.where, parts.order])).toEqual([
      [
        '/news',
        [
          { path: 'organization', value: '/api/clubs/12' },
          { path: 'publishDate', value: { before: '2026-11-21T10:00:00.000Z' } },
        ],
        [['publishDate', 'desc']],
      ],
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
