import type { APIRequestContext } from '@playwright/test';
import { createPerson, type Person } from './createPerson.ts';
import { openApi } from './openApi.ts';

interface Listed {
  readonly 'hydra:member': readonly { readonly '@id': string; readonly code: string }[];
}

/** Somebody with a licence of an earlier season (IRI), by a certificate. */
export async function createFormer(
  request: APIRequestContext,
  season: string,
  name: Pick<Person, 'familyName' | 'givenName'>,
): Promise<Person> {
  const person = await createPerson(request, name);
  await createLicence(request, person['@id'], season, 'C');
  return person;
}

/** A licence of a season (both IRIs) in the first club, with this medical mention. */
export async function createLicence(
  request: APIRequestContext,
  person: string,
  season: string,
  mention: 'A' | 'C',
): Promise<void> {
  const api = await openApi(request);
  const valueOf = async (type: string, code: string): Promise<string> => {
    const { 'hydra:member': found } = await api.get<Listed>(
      `/api/referentials?type=${type}&itemsPerPage=100`,
    );
    return found.find((value) => value.code === code)?.['@id'] ?? '';
  };
  await api.post('/api/licences', {
    person,
    club: '/api/clubs/1',
    season,
    type: await valueOf('LicenceType', 'T'),
    medical: await valueOf('MedicalMention', mention),
    insurance: await valueOf('Insurance', 'BASE'),
    practiceForms: [await valueOf('PracticeForm', 'COMPETITION')],
    state: 'validated',
  });
}
