import { describe, expect, it, vi } from 'vitest';
import { withPreload } from '../../../src/app/withPreload.ts';

const PRELOADED_URL = 'https://results.example.org/api/graphql?query=pools';

const open = (answer: Promise<Response> = Promise.resolve(new Response('ahead'))) => {
  const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response('sent')));
  return { send, ask: withPreload({ raquettePreload: { url: PRELOADED_URL, answer } }, send) };
};
const textOf = async (answer: Promise<Response>): Promise<string> => (await answer).text();

describe('what the page has asked for ahead', () => {
  it('answers the same question once', async () => {
    const { send, ask } = open();
    expect(await textOf(ask(new URL(PRELOADED_URL)))).toBe('ahead');
    expect(send).not.toHaveBeenCalled();
    expect(await textOf(ask(new URL(PRELOADED_URL)))).toBe('sent');
  });

  it.each<[string, string, RequestInit]>([
    ['of another address', `${PRELOADED_URL}2`, {}],
    ['with a token', PRELOADED_URL, { headers: { Authorization: 'Bearer a' } }],
    ['that no cache may answer', PRELOADED_URL, { cache: 'reload' }],
    ['that writes', PRELOADED_URL, { method: 'POST' }],
  ])('leaves a question %s to the network', async (_, url, init) => {
    const { ask } = open();
    expect(await textOf(ask(url, init))).toBe('sent');
  });

  it('is asked for again where it has failed', async () => {
    const { ask } = open(Promise.reject(new TypeError('Failed to fetch')));
    expect(await textOf(ask(PRELOADED_URL))).toBe('sent');
  });
});
