import { describe, expect, it } from 'vitest';
import { createFileAccess } from '../../../src/data/createFileAccess.ts';
import { createTransport } from '../../../src/http/createTransport.ts';
import { answerJson, createFakeServer } from '../../support/createFakeServer.ts';

const API = 'https://api.example.test/api';

const open = (token: string | null, handler = () => new Response('content')) => {
  const server = createFakeServer(handler);
  const transport = createTransport({
    apiUrl: API,
    token: () => Promise.resolve(token),
    fetch: server.fetch,
    sleep: () => Promise.resolve(),
  });
  return { files: createFileAccess(transport, API), sent: server.sent };
};

describe('createFileAccess', () => {
  it.each([
    ['/api/files/1/a.pdf', 'https://api.example.test/api/files/1/a.pdf?bearer=jwt'],
    ['/media/a%20b.pdf?v=2', 'https://api.example.test/media/a%20b.pdf?v=2&bearer=jwt'],
    ['https://api.example.test/api/files/1/a.pdf', 'https://api.example.test/api/files/1/a.pdf?bearer=jwt'],
  ])('reads %s with the token in the address (R7.7)', async (url, requested) => {
    const { files, sent } = open('jwt');
    expect(await (await files.read(url)).text()).toBe('content');
    expect(sent[0]?.url).toBe(requested);
    expect(sent[0]?.headers.has('Authorization')).toBe(false);
  });

  it('adds nothing without a token (R7.7)', async () => {
    const { files, sent } = open(null);
    await files.read('/api/files/1/a.pdf');
    expect(sent[0]?.url).toBe(`${API}/files/1/a.pdf`);
  });

  it.each(['https://other.example/a.pdf', '//other.example/a.pdf', 'javascript:alert(1)', '/api/../../x'])(
    'never sends a request to %s (R7.10)',
    async (url) => {
      const { files, sent } = open('jwt');
      await expect(files.read(url)).rejects.toMatchObject({ kind: 'client' });
      expect(sent).toEqual([]);
    },
  );

  it('distinguishes the own host from another (R7.10)', () => {
    const { files } = open('jwt');
    expect(files.isOwn('/api/files/1/a.pdf')).toBe(true);
    expect(files.isOwn('https://api.example.test/x')).toBe(true);
    expect(files.isOwn('https://other.example/a.pdf')).toBe(false);
    expect(files.isOwn('https://')).toBe(false);
  });

  it('passes a refusal on as an error', async () => {
    const { files } = open('jwt', () => answerJson({ title: 'Not found' }, { status: 404 }));
    await expect(files.read('/api/files/9/a.pdf')).rejects.toMatchObject({ kind: 'notFound' });
  });
});
