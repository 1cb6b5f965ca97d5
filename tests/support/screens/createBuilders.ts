import type { Body } from '../createRequester.ts';
import type { Client } from './createClient.ts';

export type Values = Readonly<Record<string, unknown>>;

export interface Builders {
  /** IRI of the club of `gestionnaire`, whose number is `clubId`. */
  club: () => Promise<string>;
  clubId: () => Promise<number>;
  /** Creates a person of that club, an adult with all that is required; returns the server's document. */
  buildPerson: (values?: Values) => Promise<Body>;
  /** Creates a licence of the season for a new person, or for the given one. */
  buildLicence: (values?: Values) => Promise<Body>;
  /** IRI of a referential value: `referential('LicenceType', 'Traditionnelle')`; the first of the type without a name. */
  referential: (type: string, name?: string) => Promise<string>;
}

/** Records made through the API as `gestionnaire`, each with a name of its own unless one is given. */
export const createBuilders = (client: () => Promise<Client>): Builders => {
  let made = 0;
  const clubId: Builders['clubId'] = async () => {
    const { clubPermissions } = await (await client()).get('/accounts/me/accesses');
    return clubPermissions[0].node;
  };
  const club = async (): Promise<string> => `/api/clubs/${await clubId()}`;
  const members = async (path: string): Promise<readonly Body[]> =>
    (await (await client()).get(path))['hydra:member'];

  const referential: Builders['referential'] = async (type, name) => {
    const found = await members(`/referentials?type=${type}&itemsPerPage=100`);
    const value = name === undefined ? found[0] : found.find((entry) => entry.name === name);
    if (!value) throw new Error(`No '${name}' among ${found.map((entry) => entry.name).join(', ')}`);
    return value['@id'];
  };

  const buildPerson: Builders['buildPerson'] = async (values = {}) => {
    made += 1;
    return (await client()).post('/people', {
      familyName: `ESSAI${toLetters(made)}`,
      givenName: 'Camille',
      gender: 'F',
      birthDate: '1991-04-17',
      nationality: await referential('NationalityCode'),
      club: await club(),
      mainEmail: { email: `essai${made}@example.org` },
      mainAddress: {
        streetAddress: '1 rue du Stade',
        postalCode: '77360',
        addressLocality: 'Vaires-sur-Marne',
      },
      imageConsent: false,
      partnerOffers: false,
      newsletter: false,
      ...values,
    });
  };

  const buildLicence: Builders['buildLicence'] = async (values = {}) => {
    const [season] = await members('/seasons?current=true');
    return (await client()).post('/licences', {
      person: values.person ?? (await buildPerson())['@id'],
      type: await referential('LicenceType'),
      // The one mention that needs no papers.
      medical: await referential('MedicalMention', 'Sans pratique sportive'),
      practiceForms: [await referential('PracticeForm')],
      insurance: await referential('Insurance'),
      season: season['@id'],
      club: await club(),
      state: 'pending',
      origin: 'creation',
      ...values,
    });
  };
  return { club, clubId, buildPerson, buildLicence, referential };
};

/** 1, 2, 27 become A, B, AA: names hold no digits. */
const toLetters = (number: number): string =>
  number === 0
    ? ''
    : toLetters(Math.floor((number - 1) / 26)) + String.fromCharCode(65 + ((number - 1) % 26));
