import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { AUTH_PATHS } from '../../sandbox/auth/authRoutes.ts';
import { PLACE_WORDS } from '../../sandbox/auth/placeWords.ts';
import { LIMITS } from '../../sandbox/http/limits.ts';
import { createSecurityLog } from '../../host/securityLog.ts';
import { TRIES } from '../../sandbox/mail/loginAttempts.ts';
import type { SecurityEventName } from '../../host/securityEvent.ts';

const page = readFileSync('docs/operations.md', 'utf8');

it('the page of operations lists the words that no password may be made of', () => {
  const [, list = ''] = / and\n\n((?:> .*\n)+)/.exec(page) ?? [];
  expect(
    list.replaceAll(/^> /gm, '').replaceAll('\n', ' ').trim().replaceAll(/,\s+/g, ', ').split(', '),
  ).toEqual(PLACE_WORDS);
});

it('the page of operations lists every event of the security log, and no other', () => {
  const source = readFileSync('host/securityEvent.ts', 'utf8');
  const names = [...source.matchAll(/^  \| '([a-z.]+)'/gm)].map(([, name]) => name);
  const [, section = ''] = /^## The log of security events$(.*?)^## /ms.exec(page) ?? [];
  const rows = [...section.matchAll(/^\| (`[a-z.]+`(?:, `[a-z.]+`)*) +\|/gm)].map(([, cell = '']) => cell);
  const listed = rows.flatMap((cell) => cell.replaceAll('`', '').split(', '));
  expect(names.length).toBeGreaterThan(20);
  expect(new Set(listed)).toEqual(new Set(names));
  expect(listed).toHaveLength(names.length);
});

it('the page of operations lists the events that come in series, and no other', () => {
  const source = readFileSync('host/securityEvent.ts', 'utf8');
  const names = [...source.matchAll(/^  \| '([a-z.]+)'/gm)].map(([, name]) => name as SecurityEventName);
  const isSeries = (event: SecurityEventName): boolean => {
    const lines: string[] = [];
    const log = createSecurityLog(
      (line) => lines.push(line),
      () => new Date(0),
    );
    for (let count = 0; count < 12; count += 1) log({ event, account: 1 });
    return lines.length === 2;
  };
  const [, listed = ''] = /what a script can repeat \(([^)]+)\)/.exec(page) ?? [];
  const patterns = [...listed.matchAll(/`([*a-z.]+)`/g)].map(([, name = '']) => name);
  const fits = (event: string): boolean =>
    patterns.some((pattern) =>
      pattern.startsWith('*') ? event.endsWith(pattern.slice(1)) : event === pattern,
    );
  expect(names.filter(fits)).toEqual(names.filter(isSeries));
  expect(
    patterns.filter((pattern) => !pattern.startsWith('*') && !names.some((name) => name === pattern)),
  ).toEqual([]);
});

const sectionOf = (title: string): string =>
  (page.split(/^##+ /m).find((part) => part.startsWith(`${title}\n`)) ?? '').replaceAll(/\s+/g, ' ');
const toText = (count: number): string => count.toLocaleString('en');

/** How the page calls each try. */
const TRIED = {
  password: 'passwords a name and address',
  anyPassword: 'logins that fail an address',
  anyLogin: 'failed logins over all addresses',
  ownPassword: 'present passwords of whoever is logged in',
  code: 'codes of a second factor an account and address',
  stepUp: 'codes mailed to an account before a sensitive operation',
  reset: 'links requested by a name and address',
  resetMail: 'links mailed an account',
  invitation: 'invitations sent by an account',
  attestation: 'unknown codes of attestations an address',
} as const satisfies Record<keyof typeof TRIES, string>;

it.each(Object.entries(TRIES))('the page of operations says how often %s is tried', (kind, count) => {
  expect(sectionOf('Tries that are slowed down')).toContain(
    `${toText(count)} ${TRIED[kind as keyof typeof TRIES]}`,
  );
});

/** How the page calls each limit. */
const LIMITED = {
  bodyLength: 'characters',
  keys: 'members',
  depth: 'levels | objects and lists',
  rows: 'rows',
  violations: 'violations',
  words: 'words',
  wordLength: 'characters | a word',
  conditions: 'conditions | the search of a collection',
  values: 'values | a condition',
  valueLength: 'characters | a value',
  orders: 'orders | a list',
} as const satisfies Record<keyof typeof LIMITS, string>;

it.each(Object.entries(LIMITS))('the page of operations says the limit of %s', (name, limit) => {
  const rows = sectionOf('What a request may cost').replaceAll(/ *\| */g, ' | ');
  expect(rows).toContain(`| ${toText(limit)} ${LIMITED[name as keyof typeof LIMITS]}`);
});

it('the page of operations names every address by which somebody comes in', () => {
  const section = sectionOf('Ways in, sessions and keys');
  for (const path of AUTH_PATHS.filter((one) => !/^\/api\/(login|token)/.test(one)))
    expect(section).toContain(`\`${path}\``);
  const named = [...section.matchAll(/`(\/(?:api\/)?(?:login|token|resetting|registration)[\w/]*)`/g)].map(
    ([, path]) => path,
  );
  expect(named.filter((path) => !AUTH_PATHS.includes(path ?? ''))).toEqual([]);
});

/** How the page calls what is made by a hash or a signature, and where. */
const INVENTORY = [
  'ES256',
  'scrypt, N 2^15, r 8, p 3',
  'SHA-256',
  'HMAC-SHA-256',
  'HMAC-SHA-384',
  'HMAC-SHA-1',
  'AES-GCM, 256 bits',
];

it.each(INVENTORY)('the page of operations has %s in its list of algorithms', (algorithm) => {
  expect(sectionOf('Ways in, sessions and keys')).toMatch(
    new RegExp(`\\| [^|]*${algorithm.replaceAll('^', '\\^')}\\b`),
  );
});
