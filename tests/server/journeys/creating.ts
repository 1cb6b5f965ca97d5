import { expect } from '@playwright/test';
import { named, pick, save, textbox } from '../support/form.ts';
import { signInAt, test } from '../support/test.ts';

export const creatingJourneys = (): void => {
  test('creates a season after the server has refused a taken name at its field', async ({ page, judge }) => {
    await signInAt(page, '/1/seasons');
    await page.getByRole('link', { name: 'Créer' }).click();
    await textbox(page, 'name').fill('2026/2027');
    await textbox(page, 'startDate').fill('01/07/2027');
    await textbox(page, 'endDate').fill('30/06/2028');
    await judge.remember();
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(textbox(page, 'name')).toHaveAccessibleDescription(/Cette valeur est déjà utilisée/);
    await expect(textbox(page, 'startDate')).toHaveValue('01/07/2027');
    await judge.expectOnly({});
    await textbox(page, 'name').fill('2027/2028');
    await save(page);
    const changes = Object.entries(await judge.changes());
    expect(changes).toEqual([
      [
        'season/4',
        [
          null,
          expect.objectContaining({
            name: '2027/2028',
            start_date: '2027-07-01',
            end_date: '2028-06-30',
            current: 0,
          }),
        ],
      ],
    ]);
  });

  test('creates a person after the server has refused a taken e-mail at its field', async ({
    page,
    judge,
  }) => {
    await signInAt(page, '/1/persons/create');
    await textbox(page, 'familyName').fill('NOUVEAU');
    await textbox(page, 'givenName').fill('Paul');
    await textbox(page, 'birthDate').fill('15/06/1978');
    const radio = page.getByRole('radio', { name: /^(Male|Masculin|M)$/ });
    await ((await radio.count()) > 0 ? radio.click() : textbox(page, 'gender').fill('M'));
    await pick(page, 'nationality', 'Franç', /Française/);
    await textbox(page, 'email').first().fill('p1@example.org');
    await judge.remember();
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(textbox(page, 'email').first()).toHaveAccessibleDescription(
      /Cette valeur est déjà utilisée/,
    );
    await judge.expectOnly({});
    await textbox(page, 'email').first().fill('paul@example.org');
    await save(page);
    const changes = await judge.changes();
    expect(Object.keys(changes).filter((key) => !key.startsWith('address/'))).toEqual([
      expect.stringMatching(/^person\/\d+$/),
    ]);
    expect(Object.values(changes).map(([, row]) => row)).toContainEqual(
      expect.objectContaining({
        family_name: 'NOUVEAU',
        given_name: 'Paul',
        birth_date: '1978-06-15',
        gender: 'M',
        nationality_id: 13,
        club_id: 1,
        email: 'paul@example.org',
      }),
    );
  });

  test('says at the field of an embedded record what the server refuses, and loses nothing typed', async ({
    page,
    judge,
  }) => {
    await signInAt(page, '/1/persons/34/details');
    await textbox(page, 'postalCode').waitFor();
    await judge.remember();
    await textbox(page, 'postalCode').fill('ABCDE');
    await textbox(page, 'birthTown').fill('Vitré');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(textbox(page, 'postalCode')).toHaveAccessibleDescription(/Cette valeur n.est pas valide/);
    await expect(textbox(page, 'birthTown')).toHaveValue('Vitré');
    await judge.expectOnly({});
    await textbox(page, 'postalCode').fill('35500');
    await save(page);
    await judge.expectOnly({
      'address/37.postal_code': ['75034', '35500'],
      'person/34.birth_town': ['Rennes', 'Vitré'],
    });
  });

  test('deletes a record, and no other', async ({ page, api, judge }) => {
    const made = await api.post('/api/referentials', { type: 'MembershipType', code: 'X', name: 'Passager' });
    const season = await api.post('/api/seasons', {
      name: '2030/2031',
      startDate: '2030-07-01',
      endDate: '2031-06-30',
    });
    expect(made['@id']).toMatch(/^\/api\/referentials\//);
    await signInAt(page, `/1/seasons/${String(season['id'])}`);
    await textbox(page, 'name').waitFor();
    await judge.remember();
    await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: /Supprimer|Confirmer/ })
      .click();
    await expect(page).toHaveURL('/1/seasons');
    await judge.expectOnly({
      [`season/${String(season['id'])}`]: [expect.objectContaining({ name: '2030/2031' }), null],
    });
    expect(await api.status(`/api/seasons/${String(season['id'])}`)).toBe(404);
  });

  test('adds a photo to those of a gallery and fetches one that is there', async ({
    page,
    judge,
    traits,
  }) => {
    test.skip(!traits.described, 'The documentation tells no file from any other class.');
    await signInAt(page, '/1/galleries/2');
    await textbox(page, 'title').waitFor();
    await judge.remember();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Télécharger photo-0.png' }).click();
    expect((await download).suggestedFilename()).toBe('photo-0.png');
    await page.locator('input[type=file]').setInputFiles({
      name: 'plan.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('plan'),
    });
    await page.getByText('plan.txt').first().waitFor();
    await save(page);
    const changes = await judge.changes();
    expect(Object.values(changes).map(([before]) => before)).toEqual(Object.keys(changes).map(() => null));
    expect(Object.keys(changes)).toEqual([
      expect.stringMatching(/^file\/\d+$/),
      expect.stringMatching(/^gallery_file\/2-\d+$/),
    ]);
    expect(Object.values(changes)[0]?.[1]).toMatchObject({
      original_filename: 'plan.txt',
      size: 4,
      content: Buffer.from('plan').toString('base64'),
    });
  });

  test('takes one photo away and leaves the other', async ({ page, judge, traits }) => {
    test.skip(!traits.described, 'The documentation tells no file from any other class.');
    await signInAt(page, '/1/galleries/1');
    await textbox(page, 'title').waitFor();
    await judge.remember();
    await page.getByRole('button', { name: 'Retirer photo-0.png' }).click();
    await save(page);
    await judge.expectOnly({ 'gallery_file/1-2': [{ gallery_id: 1, file_id: 2 }, null] });
  });

  test('adds a row to those that are told as IRIs', async ({ page, judge, traits }) => {
    test.skip(!traits.described, 'Rows of IRIs are relations where nothing describes them as embedded.');
    await signInAt(page, '/1/galleries/1');
    await page.getByRole('button', { name: /^Ajouter une ligne : Lines/ }).click();
    await textbox(page, 'label').fill('Vernissage');
    await textbox(page, 'quantity').fill('2');
    await textbox(page, 'price').fill('30,5');
    await judge.remember();
    await save(page);
    await judge.expectOnly({
      'gallery_line/4': [
        null,
        expect.objectContaining({ gallery_id: 1, label: 'Vernissage', quantity: 2, price: 30.5 }),
      ],
    });
  });

  test('takes a hall from those of a club', async ({ page, judge }) => {
    await signInAt(page, '/1/informations/1');
    const halls = page.getByRole('combobox', { name: named('sportHalls') });
    await halls.waitFor();
    await page
      .getByText('Dojo municipal')
      .or(page.getByText('Dojo', { exact: true }))
      .first()
      .waitFor();
    await judge.remember();
    await halls.focus();
    await page.keyboard.press('Backspace');
    await save(page);
    await judge.expectOnly({ 'club_sport_hall/1-3': [{ club_id: 1, sport_hall_id: 3 }, null] });
  });
};
