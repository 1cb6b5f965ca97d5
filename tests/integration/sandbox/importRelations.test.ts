// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import type { AppDataProvider } from '../../../src/data/createDataProvider.ts';
import { createDirectory } from '../../../src/data/ResourceDefinition.ts';
import { resources } from '../../../src/resources/index.ts';
import { createRelationLookup } from '../../../src/views/transfer/createRelationLookup.ts';
import { describeFields } from '../../support/describeFields.ts';
import { openProvider } from '../../support/openProvider.ts';
import { openSharedSandbox } from '../../support/screens/openSeededSandbox.ts';

let provider: AppDataProvider;
const directory = createDirectory(resources);

beforeAll(async () => {
  provider = await openProvider(await openSharedSandbox());
});

const FIELDS = describeFields({
  person: { type: 'person', path: '/people' },
  organization: { type: 'organization', path: '/organizations' },
  type: { type: 'LicenceType', path: '/referentials', referential: 'LicenceType' },
});

const lookUp = async (name: string, text: string) => {
  const field = FIELDS.find((one) => one.name === name);
  if (!field) throw new Error(`No field ${name}`);
  const lookup = createRelationLookup(provider, directory);
  await lookup.find(field, text);
  return lookup.resolve(field, text);
};

const first = async (resource: string) => {
  const { data } = await provider.getList(resource, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    filter: {},
  });
  return data[0] ?? { id: '' };
};

describe('a relation in a file', () => {
  it('is found by the licence number of a person, and says whom', async () => {
    const licence = await first('licences');
    const { person, identifier } = licence as unknown as {
      person: { '@id': string; familyName: string };
      identifier: string;
    };
    const found = await lookUp('person', identifier);
    expect(found).toMatchObject({ iri: person['@id'] });
    expect('label' in found ? found.label : '').toContain(person.familyName);
    expect('label' in found ? found.label : '').toContain(identifier);
  });

  it('is found by the number of a club', async () => {
    const club = await first('informations');
    expect(await lookUp('organization', String(club.identifier))).toMatchObject({
      label: `${String(club.name)} (${String(club.identifier)})`,
    });
  });

  it('is found by a name with the birth date or the club in brackets', async () => {
    const { id, familyName, givenName, birthDate, club } = (await first('persons')) as unknown as Record<
      string,
      string
    > & { club: { name: string } };
    const day = birthDate?.slice(0, 10).split('-').toReversed().join('/');
    for (const hint of [day, club.name])
      expect(await lookUp('person', `${familyName} ${givenName} (${hint})`)).toMatchObject({ iri: id });
    expect(await lookUp('person', `${familyName} ${givenName} (01/01/1901)`)).toEqual({ refusal: 'missing' });
  });

  it('is found in a closed list by its name or by its code', async () => {
    const { data } = await provider.getList('/referentials', {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
      filter: { type: 'LicenceType' },
    });
    const [value] = data;
    for (const text of [value?.name, value?.code, String(value?.code).toLowerCase()])
      expect(await lookUp('type', String(text))).toMatchObject({ iri: value?.id });
    expect(await lookUp('type', 'zz')).toEqual({ refusal: 'missing' });
  });

  it.each(['1', '12', 'n° 12', '/api/people/12', '00000012'])('is never an identity: %s', async (text) => {
    expect(await lookUp('person', text)).toMatchObject({
      refusal: expect.stringMatching(/^(?:noNumber|missing)$/),
    });
  });
});
