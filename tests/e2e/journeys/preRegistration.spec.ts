import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { counted } from '../support/counted.ts';
import { createPerson } from '../support/createPerson.ts';
import { journey } from '../support/journey.ts';
import { openApi } from '../support/openApi.ts';
import { watchWrites } from '../support/watchWrites.ts';

interface Listed<T> {
  readonly 'hydra:member': readonly T[];
}

/** Requests a licence of leisure from club 1; returns the IRI of the request. */
const preRegister = async (request: APIRequestContext, values: object): Promise<string> => {
  const api = await openApi(request);
  const valueOf = async (type: string, code: string): Promise<string> => {
    const { 'hydra:member': found } = await api.get<Listed<{ '@id': string; code: string }>>(
      `/api/referentials?type=${type}&itemsPerPage=100`,
    );
    return found.find((value) => value.code === code)?.['@id'] ?? '';
  };
  const { 'hydra:member': seasons } = await api.get<Listed<{ '@id': string }>>('/api/seasons?current=true');
  const created = await api.post<{ readonly '@id': string }>('/api/licence_pre_registrations', {
    club: '/api/clubs/1',
    season: seasons[0]?.['@id'],
    gender: 'F',
    birthDate: '1990-05-17',
    email: 'candidate@example.org',
    phone: '+33639981234',
    address: { streetAddress: '1 rue du Filet', postalCode: '77000', addressLocality: 'Melun' },
    type: await valueOf('LicenceType', 'P'),
    insurance: await valueOf('Insurance', 'BASE'),
    ...values,
  });
  return created['@id'];
};

const takeOver = (iri: string): string => `/1/pre-registration/${iri.split('/').at(-1)}/take-over`;

const accept = (page: Page) => page.getByRole('button', { name: 'Accepter la demande' });

journey(
  'a pre-registration is taken over for the person on record, and ends in the licence (R2.54, R2.55, R2.147, R1.17)',
  async ({ page, request, hand, expectAccessible }) => {
    // Other tests make many people of one birth date.
    const birthDate = hand.by === 'mouse' ? '1991-02-03' : '1991-02-04';
    const person = await createPerson(request, { birthDate });
    const { familyName, givenName } = person;
    const registration = await preRegister(request, { familyName, givenName, birthDate });

    await page.goto('/1/pre-registration/search');
    await hand.fill(page.getByRole('searchbox', { name: 'Rechercher par nom ou numéro' }), familyName);
    await expect(page.getByText('1 résultat', { exact: true })).toBeVisible();
    await hand.press(page.getByRole('link', { name: `${familyName} ${givenName}`, exact: true }));
    // What an acceptance needs is chosen where the request is taken over.
    await expect(accept(page)).toBeDisabled();
    await expect(accept(page)).toHaveAccessibleDescription(/^Prenez d’abord la demande en charge/);
    await hand.press(page.getByRole('link', { name: 'Prendre en charge' }));
    await expect(accept(page)).toHaveAccessibleDescription(/^Choisissez la personne\./);
    await hand.press(page.getByRole('button', { name: `C’est cette personne : ${familyName} ${givenName}` }));
    await expect(accept(page)).toHaveAccessibleDescription(
      'Enregistrez un certificat médical, ou choisissez une mention.',
    );
    await expectAccessible();
    await hand.press(page.getByRole('radio', { name: 'Sans pratique sportive' }));
    await expect(page.getByText('Tarif du club : 120,00 €')).toBeVisible();
    await hand.press(accept(page));
    await hand.press(page.getByRole('link', { name: 'Ouvrir la licence' }));
    await expect(page).toHaveURL(/\/1\/licences\/\d+\/show$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`${familyName} ${givenName}`);

    const api = await openApi(request);
    const { 'hydra:member': licences } = await api.get<Listed<{ '@id': string }>>(
      `/api/licences?person=${person['@id']}`,
    );
    expect(licences).toMatchObject([
      {
        type: { name: 'Loisir' },
        practiceForms: [{ name: 'Loisir' }],
        medical: { name: 'Sans pratique sportive' },
        amount: 12_000,
      },
    ]);
    expect(await api.get(registration)).toMatchObject({
      status: 'accepted',
      createdLicence: { '@id': licences[0]?.['@id'] },
    });
  },
);

journey(
  'a pre-registration of somebody unknown takes eight clicks at most; a second official is informed (R2.147)',
  async ({ page, request, hand: given, pageOf }) => {
    const hand = counted(given);
    const familyName = `PR-${process.pid}-${hand.by}`.toUpperCase();
    const registration = await preRegister(request, { familyName, givenName: 'Lou' });

    const other = await pageOf('officiel');
    await other.goto(takeOver(registration));
    await expect(accept(other)).toBeDisabled();

    await page.goto(takeOver(registration));
    await hand.press(page.getByRole('button', { name: 'Nouvelle personne' }));
    const person = page.getByRole('dialog', { name: 'Nouvelle personne' });
    await expect(person.getByRole('combobox', { name: 'Nationalité' })).toHaveValue('Française');
    await hand.press(person.getByRole('button', { name: 'Créer' }));
    await expect(page.locator('a[href^="/1/persons/"]', { hasText: `${familyName} Lou` })).toBeVisible();
    await hand.press(page.getByRole('button', { name: 'Nouveau certificat' }));
    const certificate = page.getByRole('dialog', { name: 'Nouveau certificat' });
    await hand.fill(certificate.getByRole('textbox', { name: 'Date du certificat' }), '01/11/2026');
    await hand.fill(certificate.getByRole('textbox', { name: 'Médecin' }), 'Docteur Martin');
    await hand.press(certificate.getByRole('button', { name: 'Créer' }));
    await expect(page.getByText(/donnent cette mention médicale\s:\sCertificat médical/)).toBeVisible();

    const writes = watchWrites(page);
    await hand.press(accept(page));
    await expect(page.getByText('Demande acceptée : la licence est créée.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ouvrir la licence' })).toBeVisible();
    expect(writes).toEqual([`PUT ${registration}`]);
    expect(hand.presses(), 'with the line of the home page').toBeLessThanOrEqual(7);

    await given.on(other).press(other.getByRole('button', { name: 'Nouvelle personne' }));
    await expect(other.getByText(/^Une autre personne du club vient d’accepter cette demande/)).toBeVisible();
    await expect(accept(other)).toHaveCount(0);
    const { 'hydra:member': licences } = await (
      await openApi(request)
    ).get<Listed<object>>(`/api/licences?person.familyName=${familyName}`);
    expect(licences).toMatchObject([{ medical: { name: 'Certificat médical présenté' }, amount: 12_000 }]);
  },
);
