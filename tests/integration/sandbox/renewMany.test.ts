// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppDataProvider } from '../../../src/data/createDataProvider.ts';
import { readRenewalData } from '../../../src/features/licences/renewal/readRenewalData.ts';
import { AT_ONCE, renewOne } from '../../../src/features/licences/renewal/renewOne.ts';
import { toLine } from '../../../src/features/licences/renewal/toLine.ts';
import { openRenewals, type Renewals } from '../../support/openRenewals.ts';

/** `npm run bench` renews 300 the same way. */
const PEOPLE = 15;
let renewals: Renewals;

beforeAll(async () => {
  renewals = await openRenewals(PEOPLE);
});
afterAll(() => renewals.close());

describe('the renewal of many licences, every third call failing', () => {
  it('loses nobody, doubles nobody and has four requests under way at most (R2.148, R2.152)', async () => {
    const { plan, run, failEvery, licences, mostAtOnce } = renewals;
    const { desk, lines } = await plan();
    expect(lines).toHaveLength(PEOPLE);
    expect(lines.filter(({ mention }) => mention === 'U')).toHaveLength(PEOPLE / 3);
    expect(lines.every(({ amount, type }) => amount === 18_500 && type === 'T')).toBe(true);
    failEvery(3);
    let open = await run(desk, lines);
    expect(open.length).toBeGreaterThan(1);
    expect(mostAtOnce()).toBeLessThanOrEqual(AT_ONCE);
    expect(await licences()).toHaveLength(PEOPLE - open.length);
    for (let round = 0; round < 5 && open.length > 0; round += 1) {
      // oxlint-disable-next-line no-await-in-loop
      open = await run(desk, lines);
    }
    expect(open).toEqual([]);
    expect(await licences()).toEqual(Array.from({ length: PEOPLE }, () => 1));
  });

  it('shows on a later visit who is done, and sends nobody a second time', async () => {
    const { provider, place, licences, renewedPerson } = renewals;
    const desk = await readRenewalData(provider, place, [await renewedPerson()]);
    const [line] = desk.licensees.map((licensee) => toLine(licensee, { mention: 'A' }, desk.prices, place));
    expect(line?.licensee.obstacle).toBe('renewed');
    // Sent all the same, from a tab that does not know: the server refuses the twin, and it counts as done.
    if (line) await renewOne({ provider, place, values: desk.values }, line, false);
    expect(await licences()).toEqual(Array.from({ length: PEOPLE }, () => 1));
  });

  it('is kept from who changes club, as far as the server says who does', async () => {
    const { provider, place, addMover, plain } = renewals;
    const movers = [await addMover('waitingInstance'), await addMover('accepted')];
    const read = async (from: AppDataProvider) => (await readRenewalData(from, place, movers)).licensees;
    const found = await read(provider);
    expect(found.map(({ obstacle }) => obstacle)).toEqual(['mutation', 'noLicence']);
    const undetected = found.map((licensee) => ({ ...licensee, obstacle: 'noLicence' }));
    expect(await read(plain.provider)).toEqual(undetected);
    expect(plain.refusals.map((message) => /"(.+?)"/.exec(message)?.[1])).toEqual(
      expect.arrayContaining(['suspended', 'open']),
    );
    const refused = plain.refusals.length;
    expect(await read(plain.provider)).toEqual(undetected);
    expect(plain.refusals).toHaveLength(refused);
  });
});
