import { sql } from '../../../sandbox/storage/sql.ts';
import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAuthTables } from '../../../sandbox/auth/createAuthTables.ts';
import { attestationRoutes } from '../../../sandbox/read/attestations.ts';
import type { Viewer } from '../../../sandbox/rights/viewer.ts';
import { buildManager, setUpClub } from '../../support/openTestClub.ts';
import { createSender } from '../../support/createSender.ts';

describe('the code of an attestation', () => {
  const club = setUpClub();
  let now = new Date();
  let lastSeason = 0;
  beforeAll(async () => {
    now = club.context.clock();
    Object.assign(club.context, { clock: () => now });
    await createAuthTables(club.context.db);
    lastSeason = await club.addLastSeason();
  });

  const addLicence = async (season = club.season, state = 'validated'): Promise<number> => {
    const person = await club.addPerson();
    return club.addLicence(person, { identifier: `77${800_000 + person}`, season, state });
  };
  const get = (path: string, viewer: Viewer | null = null) =>
    createSender(club.context, viewer, () => [attestationRoutes(club.context, undefined)]).get(path);
  const codeOf = async (licence: number): Promise<string> =>
    (await get(`/api/licences/${licence}/attestation`, club.manager)).body.code;
  const check = (code: string) => get(`/api/attestations/${code}`);

  it('is given to whoever may read the licence, the same all day, and to nobody else', async () => {
    const licence = await addLicence();
    const code = await codeOf(licence);
    expect(code).toMatch(new RegExp(`^${licence}-\\d{8}-[\\w-]{22}$`));
    expect(await codeOf(licence)).toBe(code);
    expect((await get(`/api/licences/${licence}/attestation`)).status).toBe(401);
    const stranger = buildManager([club.away]);
    expect((await get(`/api/licences/${licence}/attestation`, stranger)).status).toBe(404);
  });

  it('is refused for a licence that is not valid', async () => {
    const licence = await addLicence(club.season, 'pending');
    const { status, body } = await get(`/api/licences/${licence}/attestation`, club.manager);
    expect([status, body['hydra:description']]).toEqual([409, expect.stringContaining('n’est pas validée')]);
  });

  it('shows anybody with the paper whether the licence is valid, and no more of the person than the paper', async () => {
    const licence = await addLicence();
    const { status, body, headers } = await check(await codeOf(licence));
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(body).toEqual({
      '@id': expect.any(String),
      '@type': 'AttestationCheck',
      number: expect.stringMatching(/^77\d{6}$/),
      name: 'LEFEBVRE C.',
      club: expect.stringMatching(/\S/),
      season: '2026/2027',
      seasonEnd: '2027-06-30',
      validated: null,
      issued: now.toISOString().slice(0, 10),
      changed: null,
      state: 'valid',
    });
  });

  it('shows when the paper was given out, and whether the licence was changed on a later day', async () => {
    const licence = await addLicence();
    await club.context.db.query(
      sql`update licences set validation_date = '2026-09-12' where id = ${licence}`,
    );
    const code = await codeOf(licence);
    const [, given = ''] = code.split('-');
    const changeAt = (instant: string) =>
      club.context.db.query(
        sql`update licences set date_modified = ${instant}::timestamptz where id = ${licence}`,
      );
    const issued = given.replace(/^(\d{4})(\d{2})/, '$1-$2-');
    await changeAt(`${issued}T12:00:00Z`);
    expect((await check(code)).body).toMatchObject({ issued, validated: '2026-09-12', changed: null });
    await changeAt('2031-02-03T23:30:00Z');
    expect((await check(code)).body).toMatchObject({ issued, changed: '2031-02-04' });
  });

  it('knows a paper from before the day was in its code, for which it shows no day', async () => {
    const licence = await addLicence();
    await codeOf(licence);
    const [{ secret } = { secret: '' }] = await club.context.db.query<{ secret: string }>(
      sql`select secret from attestation_secrets`,
    );
    const signature = createHmac('sha256', secret).update(`attestation ${licence} ${club.season}`).digest();
    const code = `${licence}-${signature.subarray(0, 16).toString('base64url')}`;
    expect(await check(code)).toMatchObject({ status: 200, body: { issued: null, changed: null } });
  });

  it('says so once the licence is suspended or its season over', async () => {
    const licence = await addLicence();
    const code = await codeOf(licence);
    await club.context.db.query(sql`update licences set state = 'suspended' where id = ${licence}`);
    expect((await check(code)).body.state).toBe('notValid');
    const old = await codeOf(await addLicence(lastSeason));
    expect((await check(old)).body).toMatchObject({ state: 'over', season: '2025/2026' });
  });

  it('is unknown when it was altered, belongs to another licence or to another season', async () => {
    const [one, other] = [await addLicence(), await addLicence()];
    const code = await codeOf(one);
    const signature = code.slice(code.indexOf('-') + 1);
    const altered = `${code.slice(0, -2)}${code.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const wrong of [
      altered,
      code.replace(/-\d{8}-/, '-20200101-'),
      code.replace(/-\d{8}-/, '-'),
      `${other}-${signature}`,
      `${one}-`,
      `${one}`,
      `0${code}`,
      'x',
      '99999999-x',
    ])
      expect((await check(wrong)).status, wrong).toBe(404);
    await club.context.db.query(sql`update licences set season_id = ${lastSeason} where id = ${one}`);
    expect((await check(code)).status).toBe(404);
  });

  it('cannot be looked for: after thirty unknown ones in five minutes an address waits; known ones do not count', async () => {
    now = new Date(now.getTime() + 10 * 60_000);
    const code = await codeOf(await addLicence());
    for (let count = 0; count < 40; count += 1) expect((await check(code)).status).toBe(200);
    for (let count = 0; count < 30; count += 1) expect((await check(`1-${count}`)).status).toBe(404);
    const refused = await check(code);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '300']);
    now = new Date(now.getTime() + 5 * 60_000);
    expect((await check(code)).status).toBe(200);
  });
});
