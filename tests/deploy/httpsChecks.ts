import assert from 'node:assert/strict';
import { request } from 'node:https';
import { connect } from 'node:tls';
import type { ConnectionOptions } from 'node:tls';
import { fetchReply } from './fetchReply.ts';
import type { Check } from './Site.ts';

/** What may be spoken, and what may not: a client that offers nothing else is turned away. */
const SPOKEN: readonly ConnectionOptions[] = [
  { minVersion: 'TLSv1.3', maxVersion: 'TLSv1.3' },
  { minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2' },
];
/** Security level 0 makes our own side offer what it would not by itself. */
const REFUSED: readonly ConnectionOptions[] = [
  { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' },
  ...['AES128-SHA', 'AES128-GCM-SHA256', 'ECDHE-ECDSA-AES128-SHA', 'ECDHE-ECDSA-AES256-SHA384'].map(
    (cipher): ConnectionOptions => ({
      minVersion: 'TLSv1.2',
      maxVersion: 'TLSv1.2',
      ciphers: `${cipher}:@SECLEVEL=0`,
    }),
  ),
];

/** The certificate is of this machine alone. */
const OWN = { host: '127.0.0.1', servername: 'localhost', rejectUnauthorized: false };

/** The file of HTTPS, at an nginx of its own. */
export const httpsChecks: readonly Check[] = [
  {
    title: 'HTTPS speaks TLS 1.2 and 1.3 with forward secrecy, and nothing older or weaker',
    run: async ({ secured: { port } }) => {
      const spoken = await Promise.all(SPOKEN.map((options) => speak(port, options)));
      assert.deepEqual(
        spoken.map((answer) => answer?.split(' ')[0]),
        ['TLSv1.3', 'TLSv1.2'],
      );
      for (const options of REFUSED)
        assert.equal(await speak(port, options), undefined, `${options.ciphers} was spoken`);
      return `${spoken.join(', ')}; ${REFUSED.length} refused`;
    },
  },
  {
    title: 'in clear a page leads to HTTPS, and a program is refused',
    run: async ({ secured: { url, port } }) => {
      for (const path of ['/', '/login?redirect=%2F1', '/1/persons', '/api-guide', '/favicon.svg']) {
        const { status, headers } = await fetchReply(url, path);
        assert.deepEqual([status, headers.location], [301, `https://127.0.0.1${path}`], path);
      }
      const programs = [
        '/api',
        '/api/people/1',
        '/api?x=1',
        '/login_check',
        '/token/refresh',
        '/.well-known/mercure',
      ];
      for (const path of programs) {
        const { status, headers } = await fetchReply(url, path, { token: 'a.b.c' });
        assert.deepEqual([status, headers.location], [403, undefined], path);
      }
      assert.deepEqual(await fetchSecurely(port, '/login'), [200, 'max-age=31536000; includeSubDomains']);
      assert.equal((await fetchSecurely(port, '/api/people/1'))[0], 401);
      return `5 pages led, ${programs.length} calls refused`;
    },
  },
];

/** `TLSv1.3 TLS_AES_256_GCM_SHA384`; undefined where the other side refuses. */
const speak = (port: number, options: ConnectionOptions): Promise<string | undefined> =>
  new Promise((resolve) => {
    const socket = connect({ ...OWN, port, ...options }, () => {
      resolve(`${socket.getProtocol()} ${socket.getCipher().name}`);
      socket.end();
    });
    socket.once('error', () => resolve(undefined));
  });

/** Status, and what it says of HTTPS. */
const fetchSecurely = (port: number, path: string): Promise<readonly [number, string | undefined]> =>
  new Promise((resolve, reject) => {
    const headers = { Accept: 'text/html' };
    const outgoing = request({ ...OWN, port, path, headers, agent: false }, (answer) => {
      answer.resume();
      resolve([answer.statusCode ?? 0, answer.headers['strict-transport-security']]);
    });
    outgoing.once('error', reject);
    outgoing.end();
  });
