import { describe, expect, it, vi } from 'vitest';
import { withAhead } from '../../../src/app/withAhead.ts';

const URL_AHEAD = 'https://results.example.org/api/graphql?query=pools';

const open = (answer: Promise<Response> = Promise.resolve(new Response('ahead'))) => {
  const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response('sent')));
  return { send, ask: withAhead({ raquetteAhead: { url: URL_AHEAD, answer } }, send) };
};
const textOf = async (answer: Promise<Response>): Promise<string> => (await answer).text();

describe('what the page has asked for ahead', () => {
  it('answers the same question once', async () => {
    const { send, ask } = open();
    expect(await textOf(ask(new URL(URL_AHEAD)))).toBe('ahead');
    expect(send).not.toHaveBeenCalled();
    expect(await textOf(ask(new URL(URL_AHEAD)))).toBe('sent');
  });

  it.each<[string, string, RequestInit]>([
    ['of another address', `${URL_AHEAD}2`, {}],
    ['with a token', URL_AHEAD, { headers: { Authorization: 'Bearer a' } }],
    ['that no cache may answer', URL_AHEAD, { cache: 'reload' }],
    ['that writes', URL_AHEAD, { method: 'POST' }],
  ])('leaves a question %s to the network', async (_, url, init) => {
    const { ask } = open();
    expect(await textOf(ask(url, init))).toBe('sent');
  });

  it('is asked for again where it has failed', async () => {
    const { ask } = open(Promise.reject(new TypeError('Failed to fetch')));
    expect(await textOf(ask(URL_AHEAD))).toBe('sent');
  });
});
