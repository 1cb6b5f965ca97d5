import { expect } from '@playwright/test';
import { createPerson } from '../support/createPerson.ts';
import { journey } from '../support/journey.ts';
import { openApi } from '../support/openApi.ts';

interface Listed<T> {
  readonly 'hydra:member': readonly T[];
}

journey(
  'a pre-registration is tied to the person on record, accepted, and ends in the licence (R2.54, R2.55, R2.147)',
  async ({ page, request, hand }) => {
    const api = await openApi(request);
    const valueOf = async (type: string, code: string): Promise<string> => {
      const { 'hydra:member': found } = await api.get<Listed<{ '@id': string; code: string }>>(
        `/api/referentials?type=${type}&itemsPerPage=100`,
      );
      return found.find((value) => value.code === code)?.['@id'] ?? '';
    };
    const { 'hydra:member': seasons } = await api.get<Listed<{ '@id': string }>>('/api/seasons?current=true');
    const person = await createPerson(request);
    const { familyName, givenName } = person;
    const asked = await api.post<{ readonly '@id': string }>('/api/licence_pre_registrations', {
      club: '/api/clubs/1',
      season: seasons[0]?.['@id'],
      familyName,
      givenName,
      gender: 'F',
      birthDate: '1990-05-17',
      email: 'candidate@example.org',
      phone: '+33639981234',
      address: { streetAddress: '1 rue du Filet', postalCode: '77000', addressLocality: 'Melun' },
      type: await valueOf('LicenceType', 'P'),
      practiceForms: [await valueOf('PracticeForm', 'LOISIR')],
      medical: await valueOf('MedicalMention', 'N'),
      insurance: await valueOf('Insurance', 'BASE'),
    });

    await page.goto('/1/pre-registration/search');
    await hand.fill(page.getByRole('searchbox', { name: 'Nom', exact: true }), familyName);
    await hand.press(page.getByRole('table').getByRole('link', { name: familyName }));
    await hand.press(page.getByRole('button', { name: `C’est cette personne : ${familyName} ${givenName}` }));
    await expect(page.getByText('Pré-inscription rattachée à la personne.')).toBeVisible();
    await hand.press(page.getByRole('button', { name: 'Accepter la demande' }));
    await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Accepter la demande' }));
    await hand.press(page.getByRole('link', { name: 'Ouvrir la licence' }));
    await expect(page.getByRole('combobox', { name: 'Personne' })).toHaveValue(`${familyName} ${givenName}`);

    const { 'hydra:member': licences } = await api.get<Listed<{ '@id': string }>>(
      `/api/licences?person=${person['@id']}`,
    );
    expect(licences).toMatchObject([
      {
        type: { name: 'Loisir' },
        medical: { name: 'Sans pratique sportive' },
        amount: 12_000,
      },
    ]);
    expect(await api.get(asked['@id'])).toMatchObject({
      status: 'accepted',
      createdLicence: { '@id': licences[0]?.['@id'] },
    });
  },
);
