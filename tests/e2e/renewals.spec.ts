import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { createPerson, type Person } from './support/createPerson.ts';
import { openApi } from './support/openApi.ts';
import { signIn } from './support/signIn.ts';
import { test } from './support/test.ts';
import { textOfPdf } from './support/textOfPdf.ts';
import { watchWrites } from './support/watchWrites.ts';

interface Listed<T> {
  readonly 'hydra:member': readonly T[];
}

/** Somebody with a licence of last season, by a certificate. */
const createFormer = async (request: APIRequestContext, season: string): Promise<Person> => {
  const api = await openApi(request);
  const person = await createPerson(request);
  const valueOf = async (type: string, code: string): Promise<string> => {
    const { 'hydra:member': found } = await api.get<Listed<{ '@id': string; code: string }>>(
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
};

test('two licences selected in the list are renewed once, with what last season had (R2.148, R2.152)', async ({
  page,
  request,
}) => {
  const api = await openApi(request);
  const { 'hydra:member': seasons } = await api.get<Listed<{ '@id': string }>>(
    '/api/seasons?order[startDate]=desc',
  );
  const [current = '', last = ''] = seasons.map((season) => season['@id']);
  const people = [await createFormer(request, last), await createFormer(request, last)];
  const writes = watchWrites(page);
  await signIn(page);
  const prefix = people[0]?.familyName.replace(/\d+$/, '') ?? '';
  const filter = JSON.stringify({ season: last, 'person.familyName': prefix });
  const list = `/1/licences?filter=${encodeURIComponent(filter)}`;
  await page.goto(list);
  await page.getByRole('checkbox', { name: 'Sélectionner toute la page' }).check();
  await page.getByRole('link', { name: 'Renouveler' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Renouveler des licences' })).toBeVisible();
  for (const { familyName, givenName } of people) {
    const line = page.getByRole('group', { name: `${familyName} ${givenName}` });
    await expect(line.getByLabel('Type')).toHaveValue('T');
    await expect(line).toContainText('185,00');
    await expect(line).toContainText('Mention médicale à choisir');
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Attestations reçues' }).click();
  await expect(page.getByText('370,00')).toBeVisible();
  await page.getByRole('button', { name: 'Renouveler 2 licences' }).click();
  await expect(page.getByText('2 sur 2 traités.')).toBeVisible();
  expect(writes).toEqual(['POST /api/licence_renewals', 'POST /api/licence_renewals']);
  for (const person of people) {
    const { 'hydra:member': licences } = await api.get<Listed<object>>(
      `/api/licences?person=${person['@id']}&season=${current}`,
    );
    expect(licences).toMatchObject([{ origin: 'renewal', state: 'validated', amount: 18_500 }]);
  }
  await page.reload();
  await expect(page.getByText('Déjà renouvelée')).toHaveCount(2);

  const [first] = people;
  const { 'hydra:member': renewed } = await api.get<Listed<{ id: number }>>(
    `/api/licences?person=${first?.['@id']}&season=${current}`,
  );
  await page.goto(`/1/licences/${renewed[0]?.id}/show`);
  await page.getByRole('link', { name: 'Attestation de licence' }).click();
  await expect(page.getByText(`atteste que ${first?.familyName} Camille est titulaire`)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Imprimer ou enregistrer en PDF' })).toBeHidden();
  await expect(page.getByText('Attestation auto-questionnaire majeur')).toBeVisible();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const printed = textOfPdf(pdf);
  expect(printed).toContain(`${first?.familyName}Camille`);
  expect(printed).toContain('Attestationauto-questionnairemajeur');
  expect(printed).not.toContain('enregistrerenPDF');
});
