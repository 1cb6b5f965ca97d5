import type { APIRequestContext } from '@playwright/test';
import { openApi } from './openApi.ts';

export interface Person {
  /** `/api/people/34` */
  readonly '@id': string;
  readonly id: number;
  readonly familyName: string;
  readonly givenName: string;
}

type Given = Partial<Pick<Person, 'familyName' | 'givenName'>> & {
  /** IRI of the second club; the first one by default. */
  readonly club?: string;
  readonly birthDate?: string;
  readonly mainPhone?: { readonly telephone: string };
  readonly mainFax?: { readonly telephone: string };
  readonly mainPage?: { readonly page: string };
};

let count = 0;

/** Adds a person to a club, so that a test changes nobody whom another test reads. */
export async function createPerson(request: APIRequestContext, given: Given = {}): Promise<Person> {
  const api = await openApi(request, given.club ? 'multi' : 'gestionnaire');
  const { 'hydra:member': nationalities } = await api.get<{ 'hydra:member': readonly { '@id': string }[] }>(
    '/api/referentials?type=NationalityCode&itemsPerPage=1',
  );
  count += 1;
  return api.post<Person>('/api/people', {
    // Unlike every name of the seed, and different between tests, workers and projects.
    // No word of one name begins a word of another: what is looked for is found alone.
    familyName: `ZZ-P${process.pid}-N${String(count).padStart(4, '0')}`,
    givenName: 'Camille',
    gender: 'F',
    birthDate: '1990-05-17',
    nationality: nationalities[0]?.['@id'],
    club: '/api/clubs/1',
    mainEmail: { email: `essai-${count}@example.org` },
    mainAddress: { streetAddress: '1 rue du Filet', postalCode: '77000', addressLocality: 'Melun' },
    ...given,
  });
}
