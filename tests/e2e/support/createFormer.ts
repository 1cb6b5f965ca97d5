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
  const api = await openApi(request);
  const person = await createPerson(request, name);
  const valueOf = async (type: string, code: string): Promise<string> => {
    const { 'hydra:member': found } = await api.get<Listed>(
      `/api/referentials?type=${type}&itemsPerPage=100`,
    );
    return found.find((value) => value.code === code)?.['@id'] ?? '';
  };
  await api.post('/api/licences', {
    person: person['@id'],
    club: '/api/clubs/1',
    season,
    type: await valueOf('LicenceType', 'T'),
    medical: await valueOf('MedicalMention', 'C'),
    insurance: await valueOf('Insurance', 'BASE'),
    practiceForms: [await valueOf('PracticeForm', 'COMPETITION')],
    state: 'validated',
  });
  return person;
}
