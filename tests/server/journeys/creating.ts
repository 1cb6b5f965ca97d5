import { expect } from '@playwright/test';
import { create, named, openForm, pick, save, send, textbox } from '../support/form.ts';
import { spaceOf, test } from '../support/test.ts';

/** Without description a record of another collection is a relation, a file too. */
const DESCRIBED = { tag: '@described' };

export const creatingJourneys = (): void => {
  test('creates a season after the server has refused a taken name at its field', async ({
    page,
    enter,
    judge,
  }) => {
    await enter('/seasons');
    await page.getByRole('link', { name: 'Créer', exact: true }).click();
    await textbox(page, 'name').fill('2026/2027');
    await textbox(page, 'startDate').fill('01/07/2027');
    await textbox(page, 'endDate').fill('30/06/2028');
    await judge.remember();
    await send(page, 'Créer');
    await expect(textbox(page, 'name')).toHaveAccessibleDescription(/Cette valeur est déjà utilisée/);
    await expect(textbox(page, 'startDate')).toHaveValue('01/07/2027');
    await judge.expectOnly({});
    await textbox(page, 'name').fill('2027/2028');
    await create(page);
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
    enter,
    judge,
    traits,
  }) => {
    await enter('/persons/create');
    await openForm(page);
    await textbox(page, 'familyName').fill('NOUVEAU');
    await textbox(page, 'givenName').fill('Paul');
    await textbox(page, 'birthDate').fill('15/06/1978');
    const radio = page.getByRole('radio', { name: /^(Male|Masculin|M)$/ });
    await ((await radio.count()) > 0 ? radio.click() : textbox(page, 'gender').fill('M'));
    await pick(page, 'nationality', 'Franç', /Française/);
    // No address implies it.
    if (!traits.clubs) await pick(page, 'club', 'Yerres', /Yerres/);
    await textbox(page, 'email').first().fill('p1@example.org');
    await judge.remember();
    await send(page, 'Créer');
    await expect(textbox(page, 'email').first()).toHaveAccessibleDescription(
      /Cette valeur est déjà utilisée/,
    );
    await judge.expectOnly({});
    await textbox(page, 'email').first().fill('paul@example.org');
    await create(page);
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

  test('says at its field what the server alone refuses, and loses nothing typed', async ({
    page,
    enter,
    judge,
  }) => {
    await enter('/addresses/10');
    await textbox(page, 'addressLocality').waitFor();
    await judge.remember();
    await textbox(page, 'addressLocality').fill('Nulle-Part');
    await textbox(page, 'streetAddress').fill('3 quai Voltaire');
    await send(page, 'Enregistrer');
    await expect(textbox(page, 'addressLocality')).toHaveAccessibleDescription(/Cette commune n’existe pas/);
    await expect(textbox(page, 'streetAddress')).toHaveValue('3 quai Voltaire');
    await judge.expectOnly({});
    await textbox(page, 'addressLocality').fill('Vitré');
    await save(page);
    await judge.expectOnly({
      'address/10.address_locality': ['Lésigny', 'Vitré'],
      'address/10.street_address': ['8 rue des Lilas', '3 quai Voltaire'],
    });
  });

  test(
    'says at the field of an embedded record what the server alone refuses',
    DESCRIBED,
    async ({ page, enter, judge }) => {
      await enter('/persons/34/details');
      await textbox(page, 'addressLocality').waitFor();
      await judge.remember();
      await textbox(page, 'addressLocality').fill('Nulle-Part');
      await textbox(page, 'birthTown').fill('Vitré');
      await send(page, 'Enregistrer');
      await expect(textbox(page, 'addressLocality')).toHaveAccessibleDescription(
        /Cette commune n’existe pas/,
      );
      await expect(textbox(page, 'birthTown')).toHaveValue('Vitré');
      await judge.expectOnly({});
      await textbox(page, 'addressLocality').fill('Vitré');
      await save(page);
      await judge.expectOnly({
        'address/37.address_locality': ['Lésigny', 'Vitré'],
        'person/34.birth_town': ['Rennes', 'Vitré'],
      });
    },
  );

  test('deletes a record, and no other', async ({ page, enter, api, judge, traits }) => {
    const made = await api.post('/api/referentials', { type: 'MembershipType', code: 'X', name: 'Passager' });
    const season = await api.post('/api/seasons', {
      name: '2030/2031',
      startDate: '2030-07-01',
      endDate: '2031-06-30',
    });
    expect(made['@id']).toMatch(/^\/api\/referentials\//);
    await enter(`/seasons/${String(season['id'])}`);
    await textbox(page, 'name').waitFor();
    await judge.remember();
    await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: /Supprimer|Confirmer/ })
      .click();
    await expect(page).toHaveURL(`${spaceOf(traits)}/seasons`);
    await judge.expectOnly({
      [`season/${String(season['id'])}`]: [expect.objectContaining({ name: '2030/2031' }), null],
    });
    expect(await api.status(`/api/seasons/${String(season['id'])}`)).toBe(404);
  });

  test(
    'fetches a file that is there, as the account that requests it',
    DESCRIBED,
    async ({ page, enter }) => {
      await enter('/galleries/2');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Télécharger photo-0.png' }).click();
      expect((await download).suggestedFilename()).toBe('photo-0.png');
    },
  );

  test('gives a photo to a hall that had none', DESCRIBED, async ({ page, enter, judge }) => {
    await enter('/halls/2');
    await textbox(page, 'name').waitFor();
    await judge.remember();
    await page.locator('input[type=file]').setInputFiles({
      name: 'plan.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('plan'),
    });
    await page.getByText('plan.txt').first().waitFor();
    await save(page);
    const changes = await judge.changes();
    const [key = ''] = Object.keys(changes);
    await judge.expectOnly({
      [key]: [
        null,
        expect.objectContaining({
          original_filename: 'plan.txt',
          size: 4,
          content: Buffer.from('plan').toString('base64'),
        }),
      ],
      'sport_hall/2.photo_id': [null, Number(key.replace('file/', ''))],
    });
  });

  test('takes one photo away and leaves the other', DESCRIBED, async ({ page, enter, judge }) => {
    await enter('/galleries/1');
    await textbox(page, 'title').waitFor();
    await judge.remember();
    await page.getByRole('button', { name: 'Retirer photo-0.png' }).click();
    await save(page);
    await judge.expectOnly({ 'gallery_file/1-2': [{ gallery_id: 1, file_id: 2 }, null] });
  });

  test('adds a row to those that are sent as IRIs', DESCRIBED, async ({ page, enter, judge }) => {
    await enter('/galleries/1');
    await page.getByRole('button', { name: /^Ajouter\s:/ }).click();
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

  test('takes a hall from those of a club', async ({ page, enter, judge }) => {
    await enter('/informations/1');
    await openForm(page);
    const halls = page.getByRole('combobox', { name: named('sportHalls') });
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
