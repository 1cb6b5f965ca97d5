import assert from 'node:assert/strict';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fetchReply, logIn } from './fetchReply.ts';
import type { Reply } from './fetchReply.ts';
import type { Check, Site } from './Site.ts';

const PAGES = 40;
const HTML = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** What a server says of the connection and of itself, and the validators of its files. */
const ITS_OWN = new Set([
  'server',
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
]);
const OF_FILES = new Set(['etag', 'last-modified', 'accept-ranges', 'vary', 'content-type']);

const nonceOf = (answer: Reply): string => {
  const policy = String(answer.headers['content-security-policy']);
  const nonce = /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(policy)?.[1] ?? '';
  assert.match(nonce, /^[\w+/=-]{20,}$/, policy);
  const written = [...answer.text().matchAll(/nonce="([^"]*)"/g)].map((found) => found[1]);
  assert.ok(written.length > 0 && written.every((one) => one === nonce), 'page and policy differ');
  return nonce;
};

const comparable = (answer: Reply, without: ReadonlySet<string> = new Set()): object =>
  Object.fromEntries(
    Object.entries(answer.headers)
      .filter(([name]) => !ITS_OWN.has(name) && !without.has(name))
      .map(([name, value]) => [name, String(value).replace(/nonce-[^']+/g, 'nonce-R')])
      .toSorted(([one = ''], [other = '']) => one.localeCompare(other)),
  );

/** The largest script that the page loads ahead; the one that begins is too small to be worth compressing. */
const scriptOf = async (url: string): Promise<string> => {
  const page = await fetchReply(url, '/login', { headers: HTML });
  const [, path] = /<script type="module"[^>]* src="([^"]+\.js)"/.exec(page.text()) ?? [];
  assert.ok(path, 'the page names no script');
  return path;
};

const policyWithoutNonce = (value: unknown): string =>
  String(value)
    .replace(/'nonce-[^']+' 'strict-dynamic'/, "'self'")
    .replace(/ 'nonce-[^']+'/g, '');

/** What browsers are given: pages with a nonce of their own, files for good, errors as the API writes them. */
export const pageChecks: readonly Check[] = [
  {
    title: 'every page has a nonce of its own, in page and policy, and nothing keeps it',
    run: async (site) => {
      const nonces = new Set<string>();
      for (let count = 0; count < PAGES; count += 1) {
        const page = await fetchReply(site.url, count % 2 === 0 ? '/login' : '/1/persons', {
          headers: HTML,
          mark: 'pages',
        });
        assert.equal(page.status, 200);
        assert.equal(page.headers['cache-control'], 'no-store');
        assert.equal(page.headers.etag, undefined);
        nonces.add(nonceOf(page));
      }
      assert.equal(nonces.size, PAGES);
      const used = new Set((await site.logOf('pages', PAGES)).map(({ upstream }) => upstream));
      assert.equal(used.size, 2, 'one process answered everything');
      return `${PAGES} pages over ${used.size} processes, ${nonces.size} nonces`;
    },
  },
  {
    title: 'nginx changes no header of a page or of the API',
    run: async ({ url, members: [first] }) => {
      let compared = 0;
      for (const [path, headers] of [
        ['/login', HTML],
        ['/index.html', HTML],
        ['/favicon.svg', {}],
        ['/api/people', {}],
        ['/assets/nothing-0000.js', {}],
      ] as const) {
        const [behind, direct] = [
          await fetchReply(url, path, { headers }),
          await fetchReply(first.url, path, { headers }),
        ];
        assert.equal(behind.status, direct.status, path);
        const but = new Set(['vary']);
        assert.deepEqual(comparable(behind, but), comparable(direct, but), path);
        compared += Object.keys(comparable(behind, but)).length;
      }
      return `${compared} headers of 5 answers`;
    },
  },
  {
    title: 'files go out compressed from the build, to keep for good, under the headers of the application',
    run: async ({ url, members: [first] }) => {
      const path = await scriptOf(url);
      const sizes: string[] = [];
      const plain = await fetchReply(url, path);
      for (const [encoding, decode] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const headers = { 'Accept-Encoding': encoding };
        const file = await fetchReply(url, path, { headers });
        assert.equal(file.headers['content-encoding'], encoding);
        assert.equal(file.headers['cache-control'], 'public, max-age=31536000, immutable');
        assert.match(String(file.headers.vary), /Accept-Encoding/i);
        assert.match(String(file.headers['content-type']), /^(text|application)\/javascript/);
        assert.ok(decode(file.bytes).equals(plain.bytes), `${encoding} decodes to something else`);
        const inner = await fetchReply(first.url, path, { headers });
        assert.ok(inner.bytes.equals(file.bytes), 'not the file of the build');
        const policy = 'content-security-policy';
        assert.equal(file.headers[policy], policyWithoutNonce(inner.headers[policy]));
        const but = new Set([...OF_FILES, policy]);
        assert.deepEqual(comparable(file, but), comparable(inner, but));
        sizes.push(`${encoding} ${file.bytes.length}`);
      }
      return `${plain.bytes.length} bytes as ${sizes.join(', ')}`;
    },
  },
  {
    title:
      'a body over the limit gets the 413 of the API, one far over it that of nginx; the mailbox is closed',
    run: async ({ url }) => {
      const send = (length: number): Promise<Reply> =>
        fetchReply(url, '/api/login_check', {
          method: 'POST',
          body: JSON.stringify({ username: 'x'.repeat(length) }),
        });
      const over = await send(16.5 * 1024 * 1024);
      assert.equal(over.status, 413);
      assert.equal((over.json() as { status: number }).status, 413);
      const farOver = await send(18 * 1024 * 1024).catch((error: unknown) => error);
      assert.ok(farOver instanceof Error || (farOver as Reply).status === 413);
      for (const path of ['/sandbox/mailbox', '/sandbox/', '//sandbox/mailbox', '/%73andbox/mailbox'])
        assert.doesNotMatch((await fetchReply(url, path)).text(), /"recipient"|"subject"/, path);
      assert.equal((await fetchReply(url, '/sandbox/mailbox')).status, 404);
      return '16.5 MiB: 413 of the API; 18 MiB refused; mailbox 404';
    },
  },
  {
    title: 'a tag that compression has weakened still guards against a lost update',
    run: async (site) => tagsHold(site),
  },
];

const tagsHold = async ({ url }: Site): Promise<string> => {
  const { token } = await logIn(url);
  const path = '/api/people/1';
  const read = await fetchReply(url, path, { token, headers: { 'Accept-Encoding': 'gzip' } });
  assert.equal(read.headers['content-encoding'], 'gzip');
  const tag = String(read.headers.etag);
  const { givenName } = JSON.parse(gunzipSync(read.bytes).toString()) as { givenName: string };
  const put = (name: string): Promise<Reply> =>
    fetchReply(url, path, { method: 'PUT', token, body: { givenName: name }, headers: { 'If-Match': tag } });
  assert.equal((await put(`${givenName} Une`)).status, 200);
  assert.equal((await put(`${givenName} Deux`)).status, 412);
  return `${tag.slice(0, 3)}…: 200, then 412`;
};
