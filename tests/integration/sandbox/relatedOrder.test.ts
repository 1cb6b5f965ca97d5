import { beforeAll, describe, expect, it } from 'vitest';
import { update } from '../../../sandbox/storage/records.ts';
import { setUpClub } from '../../support/openTestClub.ts';

const club = setUpClub();

/** Names with the points of their licence; without: those who have none, and one whose licence is another club's. */
const PEOPLE: readonly (readonly [string, number | null])[] = [
  ['ZOLA', 700],
  ['Élan', 500],
  ['ELAN', 900],
  ['ABBE', null],
  ['MARTIN', null],
  ['BERNARD', 500],
];

beforeAll(async () => {
  const { context } = club;
  const licence = (person: number, of: number, number: number, points: number) =>
    club.addLicence(person, { club: of, identifier: String(number), points, state: 'pending' });
  for (const [place, [familyName, points]] of PEOPLE.entries()) {
    const person = await club.addPerson({ familyName, givenName: String(place) });
    if (points === null) continue;
    const id = await licence(person, club.home, 771_000 + place, points);
    await update(context, context.model.entity('person'), person, { licence: id });
  }
  const guest = await club.addPerson({ familyName: 'GUEST', givenName: '6' });
  const foreign = await licence(guest, club.away, 779_000, 100);
  await update(context, context.model.entity('person'), guest, { licence: foreign });
});

const pages = async (path: string, size: number): Promise<Record<string, unknown>[]> => {
  const found: Record<string, unknown>[] = [];
  for (let page = 1; page < 20; page += 1) {
    const { body } = await club.api.get(`/api/${path}&itemsPerPage=${size}&page=${page}`);
    found.push(...body['hydra:member']);
    if (found.length >= body['hydra:totalItems']) break;
  }
  return found;
};

describe('a list ordered by a column of related records', () => {
  it.each([2, 3, 100])('has each record once, in pages of %i', async (size) => {
    const people = async (direction: string) =>
      (await pages(`people?order[licence.points]=${direction}`, size)).map(({ familyName }) => familyName);
    // Without a licence, and with one that its reader may not see: last, by their key, in both directions.
    const last = ['MARTIN', 'ABBE', 'MARTIN', 'GUEST'];
    expect(await people('asc')).toEqual(['Élan', 'BERNARD', 'ZOLA', 'ELAN', ...last]);
    expect(await people('desc')).toEqual(['ELAN', 'ZOLA', 'Élan', 'BERNARD', ...last]);
  });

  it('minds neither case nor accents of a name, and goes on by the next order', async () => {
    const licences = async (query: string) =>
      (await pages(`licences?${query}`, 2)).map(({ identifier }) => identifier);
    expect(await licences('order[person.familyName]=asc')).toEqual(['771005', '771002', '771001', '771000']);
    expect(await licences('order[person.familyName]=desc')).toEqual(['771000', '771001', '771002', '771005']);
    expect(await licences('order[type.name]=asc&order[points]=desc')).toEqual([
      '771002',
      '771000',
      '771001',
      '771005',
    ]);
  });
});
