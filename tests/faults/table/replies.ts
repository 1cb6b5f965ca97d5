import type { Reply } from '../Fault.ts';

const JSON_LD = 'application/ld+json; charset=utf-8';

export const json = (status: number, body: unknown, headers: Reply['headers'] = {}): Reply => ({
  status,
  headers: { 'Content-Type': JSON_LD, ...headers },
  body: JSON.stringify(body),
});

/** The page of a proxy, a firewall or a hotel's network. */
export const html = (status: number, headers: Reply['headers'] = {}): Reply => ({
  status,
  headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers },
  body: '<!doctype html><html><head><title>Gateway</title></head><body><h1>Please wait</h1></body></html>',
});

export const hydraError = (status: number, text: string): Reply =>
  json(status, {
    '@context': '/api/contexts/Error',
    '@type': 'hydra:Error',
    'hydra:title': 'An error occurred',
    'hydra:description': text,
  });

export const problem = (status: number, title: string, detail: string): Reply =>
  json(status, { type: '/errors/x', title, status, detail }, { 'Content-Type': 'application/problem+json' });

export const withBody =
  (body: string, headers: Reply['headers'] = {}) =>
  (reply: Reply): Reply => ({ ...reply, headers: { ...reply.headers, ...headers }, body });

/** The server's own answer with some keys of its document changed. */
export const withKeys =
  (keys: Readonly<Record<string, unknown>>) =>
  (reply: Reply): Reply => ({
    ...reply,
    body: JSON.stringify({ ...(JSON.parse(reply.body || '{}') as object), ...keys }),
  });
