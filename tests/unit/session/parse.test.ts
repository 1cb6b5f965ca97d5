import { describe, expect, it } from 'vitest';
import { parseAccesses } from '../../../src/session/parseAccesses.ts';
import { parseToken } from '../../../src/session/parseToken.ts';
import { buildToken } from '../../support/buildToken.ts';

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('parseToken', () => {
  it('reads times, roles, name and account (R3.146, R3.149, R3.150, R3.151)', () => {
    const token = buildToken({ iat: 100, exp: 200, username: 'élodie', roles: ['ROLE_USER', 'ROLE_X'] });
    expect(parseToken(token)).toEqual({
      issuedAt: 100_000,
      expiresAt: 200_000,
      roles: ['ROLE_USER', 'ROLE_X'],
      username: 'élodie',
      account: '/api/accounts/31',
    });
  });

  it('bears with roles written as an object with number keys', () => {
    expect(parseToken(buildToken({ roles: { 0: 'ROLE_USER', 2: 'ROLE_X' } }))?.roles).toEqual([
      'ROLE_USER',
      'ROLE_X',
    ]);
  });

  it.each([
    null,
    3,
    '',
    'abc',
    'a.b',
    'a.b.c.d',
    'e30.e30.x',
    `x.${btoa('[]')}.x`,
    `x.${btoa('not json')}.x`,
  ])('refuses %j', (token) => {
    expect(parseToken(token)).toBeNull();
  });
});

describe('parseAccesses', () => {
  const canonical = {
    modulesAccesses: { club: 2, licences: 1 },
    clubPermissions: [{ node: 1277, matrix: { 'licences.list': 1, 'licences.create': 2 } }],
  };

  it('keeps the canonical answer as it is (R3.152, R3.153, R3.154)', () => {
    expect(plain(parseAccesses(canonical))).toEqual(canonical);
    expect(parseAccesses({ ...canonical, modulesAccesses: 'all' }).modulesAccesses).toBe('all');
  });

  const matrix = { 'licences.list': 1, 'licences.create': 2 };
  it.each([
    ['an IRI as node (R3.155)', [{ node: '/api/clubs/1277', matrix }]],
    ['an object with an IRI', [{ club: { '@id': '/api/clubs/1277' }, permissions: matrix }]],
    ['nodeId and actions', [{ nodeId: '1277', actions: matrix }]],
    ['its own id beside the club', [{ id: 31, club: 1277, levels: matrix }]],
    ['id alone', [{ id: 1277, matrix }]],
    ['a map by club', { 1277: matrix }],
    ['a map by club with entries', { 1277: { matrix } }],
    ['a list with holes', { 3: { node: 1277, matrix } }],
    ['levels as text', [{ node: 1277, matrix: { 'licences.list': '1', 'licences.create': '2' } }]],
    [
      'a list of actions',
      [
        {
          node: 1277,
          matrix: [
            { action: 'licences.list', level: 1 },
            { action: 'licences.create', level: 2 },
          ],
        },
      ],
    ],
    ['entries that make no sense beside it', [null, 4, {}, { matrix }, { node: 1277, matrix }]],
  ])('reads clubPermissions with %s', (_name, clubPermissions) => {
    expect(plain(parseAccesses({ ...canonical, clubPermissions }))).toEqual(canonical);
  });

  it('reads booleans as levels, and an action called club as an action', () => {
    const { clubPermissions } = parseAccesses({ clubPermissions: { 12: { club: true, teams: false } } });
    expect(plain(clubPermissions)).toEqual([{ node: 12, matrix: { club: 1, teams: 0 } }]);
  });

  it.each([
    null,
    [],
    'x',
    {},
    { clubPermissions: null },
    { clubPermissions: [] },
    { clubPermissions: 'all' },
  ])('finds no club in %j (R6.7)', (body) => {
    expect(parseAccesses(body).clubPermissions).toEqual([]);
  });
});
