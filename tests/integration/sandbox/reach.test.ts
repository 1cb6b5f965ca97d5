import { beforeAll, expect, it } from 'vitest';
import { buildManager, setUpClub } from '../../support/openTestClub.ts';

const RIGHTS = { 'persons.details': 3, 'persons.list': 3, 'club.sporthalls': 3, 'club.informations': 3 };

const club = setUpClub();
let federation: number;

beforeAll(async () => {
  const mail = await club.add('contact-point', { type: club.codes['EMAIL'], email: 'fftt@example.org' });
  federation = await club.add('federation', { identifier: 'F', name: 'Fédération', mainEmail: mail });
});

/** What an account of the federation lists: by what is kept, or by querying each holder as other accounts are answered. */
const list = async (path: string, isKept: boolean): Promise<string[]> => {
  const clubs = [club.home, club.away];
  const viewer = {
    ...buildManager([federation], RIGHTS),
    above: [{ kind: 'federation', levels: RIGHTS, clubs, ...(isKept && { everyClub: true as const }) }],
  };
  const { body } = await club.as(viewer).get(`/api/${path}?itemsPerPage=200`);
  return body['hydra:member'].map((member: { '@id': string }) => member['@id']);
};

const address = (streetAddress: string) =>
  club.add('address', { streetAddress, postalCode: '77000', addressLocality: 'Melun' });

/** Both ways agree, and hold or leave out this record. */
const expectAlike = async (path: string, id: number, isThere: boolean): Promise<void> => {
  const [kept, queried] = [await list(path, true), await list(path, false)];
  expect(kept).toEqual(queried);
  expect(kept.includes(`/api/${path}/${id}`), `${path}/${id}`).toBe(isThere);
};

it('shows whoever reaches every club what belongs to one, as querying each holder does', async () => {
  const own = await address('1 rue du Club');
  const hall = await address('2 rue de la Salle');
  expect(await list('contact_points', true)).toEqual(await list('contact_points', false));
  await expectAlike('addresses', own, false);

  const person = await club.addPerson({ mainAddress: own });
  await club.add('sport-hall', { name: 'Salle', numberOfTables: 8, address: hall });
  await expectAlike('addresses', own, true);
  await expectAlike('addresses', hall, false);

  const further = await club.add('contact-point', {
    type: club.codes['MOBILE'],
    telephone: '+33639980122',
    person,
  });
  await expectAlike('contact_points', further, true);
});

it('is kept when the holder changes what it has, or goes and leaves it to another', async () => {
  const first = await address('3 rue Première');
  const shared = await address('4 rue Partagée');
  const person = await club.addPerson({ mainAddress: first });
  await club.add('sport-hall', { name: 'Salle', numberOfTables: 8, address: shared });
  const other = await club.addPerson({ mainAddress: shared });
  await expectAlike('addresses', shared, true);

  const path = `/api/people/${other}`;
  expect((await club.api.delete(path)).status).toBe(204);
  await expectAlike('addresses', shared, false);

  const lines = { streetAddress: '5 rue Neuve', postalCode: '77000', addressLocality: 'Melun' };
  const changed = await club.api.put(`/api/people/${person}`, { mainAddress: lines });
  expect(changed.status).toBe(200);
  await expectAlike('addresses', changed.body.mainAddress.id, true);
});
