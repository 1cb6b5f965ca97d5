import { describe, expect, it } from 'vitest';
import { createDirectory } from '../../../../src/data/ResourceDefinition.ts';
import { parseMapping } from '../../../../src/schema/parseMapping.ts';
import { isLong } from '../../../../src/views/table/isLong.ts';

const { fields } = parseMapping({
  fields: {
    identifier: { label: 'Numéro' },
    name: { label: 'Nom' },
    points: { type: 'integer', label: 'Points' },
    day: { type: 'date', label: 'Jour' },
    fee: { type: 'integer', label: 'Prix' },
    captain: { type: 'person', label: 'Capitaine', path: '/people' },
    club: { type: 'club', label: 'Club', path: '/clubs' },
  },
});
const directory = createDirectory([
  {
    name: 'persons',
    entity: 'person',
    path: '/people',
    recordRepresentation: ['familyName', 'givenName'],
  },
  { name: 'clubs', entity: 'club', path: '/clubs' },
]);

const gives = (name: string, value: unknown): boolean => {
  const field = fields.find((one) => one.name === name);
  if (!field) throw new Error(`No field ${name}`);
  return isLong(field, undefined, value, directory);
};

describe('what gives way in a table that is too narrow', () => {
  it.each([
    ['name', 'Cotisation au comité départemental'],
    ['club', { name: 'Paris Belleville Tennis de Table' }],
  ])('is %s as long as %j', (name, value) => {
    expect(gives(name, value)).toBe(true);
  });

  it.each([
    ['identifier', '1211/2026-D77-11'],
    ['name', 'Combs-la-Ville'],
    ['club', { name: 'TT Loire' }],
    ['points', 1372],
    ['day', '2026-06-02'],
    ['fee', 12000],
    ['captain', { familyName: 'BERTRAND', givenName: 'Jean-Luc' }],
  ])('is not %s as short as %j', (name, value) => {
    expect(gives(name, value)).toBe(false);
  });
});
