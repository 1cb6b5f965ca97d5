import { describe, expect, it } from 'vitest';
import { fetchNewestNews } from '../../../src/data/fetchNewestNews.ts';
import type { Transport } from '../../../src/http/createTransport.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

const read = async (body: unknown) => {
  const asked: string[] = [];
  const transport: Transport = {
    request: (path) => {
      asked.push(path);
      return Promise.resolve({ status: 200, headers: new Headers(), body, text: '' });
    },
  };
  const item = await fetchNewestNews(transport, 12, NOW, new AbortController().signal);
  return { item, asked };
};

describe('the newest news of a club', () => {
  it('is asked for by one call, of what is published (R4.8)', async () => {
    const { item, asked } = await read({ 'hydra:member': [{ title: 'Reprise', summary: 'Mardi' }] });
    expect(item).toEqual({ title: 'Reprise', summary: 'Mardi' });
    expect(asked.map((path) => decodeURIComponent(path))).toEqual([
      '/api/news?organization=/api/clubs/12&publishDate[before]=2026-11-21T10:00:00.000Z&order[publishDate]=desc&itemsPerPage=1',
    ]);
  });

  it('is plain text, taken from its content where it has no summary', async () => {
    const content = '<p>Mardi&nbsp;<b>soir</b><script>alert(1)</script></p>';
    const { item } = await read({ member: [{ title: 'Reprise', summary: null, content }] });
    expect(item).toEqual({ title: 'Reprise', summary: 'Mardi\u00a0 soir' });
  });

  it.each([[{ member: [] }], [{ member: [{ summary: 'Mardi' }] }], [[]], [null]])(
    'is none where the answer holds none: %j',
    async (body) => {
      expect((await read(body)).item).toBeNull();
    },
  );
});
