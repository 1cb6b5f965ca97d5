import { describe, expect, it } from 'vitest';
import { membersOf } from '../../support/createRequester.ts';
import { setUpClub } from '../../support/openTestClub.ts';

const club = setUpClub();

const born = (() => {
  let day = 0;
  return () => new Date(Date.UTC(1980, 0, (day += 1))).toISOString().slice(0, 10);
})();

const buildPerson = (values: object) => ({
  club: `/api/clubs/${club.home}`,
  gender: 'F',
  birthDate: '1980-01-01',
  nationality: club.referential('NAT_F'),
  mainEmail: { email: 'quelqu.un@example.org' },
  mainAddress: { streetAddress: '1 rue du Filet', postalCode: '77000', addressLocality: 'Melun' },
  ...values,
});

const create = (values: object) => club.api.post('/api/people', buildPerson(values));

type Answer = Awaited<ReturnType<typeof create>>;
const pathsOf = ({ body }: Answer): readonly string[] =>
  (body.violations ?? []).map((one: { propertyPath: string }) => one.propertyPath);

describe('a name', () => {
  it.each([
    ['a soft hyphen', 'RO\u00adUX'],
    ['a zero-width blank', 'RO\u200bUX'],
    ['a word joiner', 'RO\u2060UX'],
    ['a Mongolian vowel separator', 'RO\u180eUX'],
    ['a Hangul filler', 'ROUX\u3164'],
    ['a joiner where no script needs it', 'RO\u200dUX'],
    ['a combining grapheme joiner', 'RO\u034fUX'],
    ['a NUL', 'RO\u0000UX'],
    ['half of a pair', 'RO\ud800UX'],
  ])('is refused with %s', async (_case, familyName) => {
    const answer = await create({ familyName, givenName: 'Zoé', birthDate: born() });
    expect([answer.status, pathsOf(answer)]).toEqual([422, ['familyName']]);
  });

  it('keeps the joiner that a script needs', async () => {
    const { status, body } = await create({
      familyName: 'علی\u200cزاده',
      givenName: 'Zoé',
      birthDate: born(),
    });
    expect([status, body.familyName]).toEqual([201, 'علی\u200cزاده']);
  });

  it('is stored composed, with one plain blank between its words', async () => {
    const { body } = await create({
      familyName: ' DA\u00a0 COSTA',
      givenName: 'Ve\u0301ronique ',
      birthDate: born(),
    });
    expect([body.familyName, body.givenName]).toEqual(['DA COSTA', 'Véronique']);
  });

  it.each([
    ['decomposed accents', 'Ve\u0301ronique'],
    ['no accents', 'VERONIQUE'],
    ['a Cyrillic letter', 'Vér\u043enique'],
    ['a Greek letter', 'Vér\u03bfnique'],
    ['wide letters', 'Ｖéronique'],
  ])('with %s is the name that looks like it', async (_case, givenName) => {
    const birthDate = born();
    expect((await create({ familyName: 'LE ROUX', givenName: 'Véronique', birthDate })).status).toBe(201);
    for (const familyName of ['LE ROUX', 'LE\u00a0ROUX', 'LE-ROUX', 'Leroux'])
      expect(pathsOf(await create({ familyName, givenName, birthDate }))).toEqual(['homonym']);
    expect((await create({ familyName: 'LE ROUSSE', givenName, birthDate })).status).toBe(201);
  });

  it.each([
    ['KUČERA', 'kucera'],
    ['ŁUKASZEWSKI', 'lukaszewski'],
    ['ŞAHIN', 'sahin'],
    ['NGUYỄN', 'nguyen'],
    ['SØRENSEN', 'sorensen'],
    ['ĐORĐEVIĆ', 'dordevic'],
    ['WEIß', 'weiss'],
    ['LŒWENBRÆND', 'loewenbraend'],
    ['BÉRÉNICE', 'be\u0301re\u0301nice'],
  ])('%s is found by %s', async (familyName, typed) => {
    const { body } = await create({ familyName, givenName: 'Zoé', birthDate: born() });
    const found = await club.api.get(`/api/people?familyName=${encodeURIComponent(typed)}`);
    expect(membersOf(found).map((one) => one['@id'])).toContain(body['@id']);
  });
});
