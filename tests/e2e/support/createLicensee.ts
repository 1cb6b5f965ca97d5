import type { APIRequestContext } from '@playwright/test';
import { createPerson, type Person } from './createPerson.ts';
import { openApi } from './openApi.ts';

export interface Licensee extends Person {
  /** Number of the licence. */
  readonly identifier: string;
  /** IRI of the licence. */
  readonly licence: string;
}

interface Listed {
  readonly 'hydra:member': readonly { readonly '@id': string; readonly code?: string }[];
}

/** Adds a person to the second club, with a licence of the current season of this type: somebody to come over. */
export async function createLicensee(request: APIRequestContext, type: 'T' | 'P'): Promise<Licensee> {
  const api = await openApi(request, 'multi');
  const valueOf = async (list: string, code: string): Promise<string> => {
    const { 'hydra:member': values } = await api.get<Listed>(
      `/api/referentials?type=${list}&itemsPerPage=100`,
    );
    return values.find((value) => value.code === code)?.['@id'] ?? '';
  };
  const { 'hydra:member': seasons } = await api.get<Listed>('/api/seasons?current=true');
  const person = await createPerson(request, { club: '/api/clubs/2' });
  const licence = await api.post<{ readonly '@id': string; readonly identifier: string }>('/api/licences', {
    person: person['@id'],
    club: '/api/clubs/2',
    season: seasons[0]?.['@id'],
    type: await valueOf('LicenceType', type),
    medical: await valueOf('MedicalMention', 'N'),
    insurance: await valueOf('Insurance', 'BASE'),
    practiceForms: [await valueOf('PracticeForm', type === 'T' ? 'COMPETITION' : 'LOISIR')],
    state: 'validated',
  });
  return { ...person, identifier: licence.identifier, licence: licence['@id'] };
}
