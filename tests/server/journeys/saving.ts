import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Changes } from '../support/database.ts';
import { named, openForm, pick, save, textbox } from '../support/form.ts';
import { test } from '../support/test.ts';

interface Edit {
  readonly title: string;
  readonly address: string;
  readonly change: (page: Page) => Promise<void>;
  /** What is different afterwards; nothing else in the whole database may be. */
  readonly changes: Changes;
  /**
   * Faces that it is walked on; absent: all. Without description a record of another collection is a relation, changed
   * at its own page.
   */
  readonly tag?: '@described' | '@undescribed';
}

const fill =
  (field: string, value: string) =>
  async (page: Page): Promise<void> =>
    await textbox(page, field).fill(value);

const EDITS: readonly Edit[] = [
  {
    title: 'a text of a club whose country, league, address and halls are sent as IRIs',
    address: '/informations/1',
    change: fill('colors', 'Rouge'),
    changes: { 'club/1.colors': ['Bleu / Blanc', 'Rouge'] },
  },
  {
    title: 'a number of a club that opened in the doubled hour of October',
    address: '/informations/2',
    change: fill('numberOfMembers', '77'),
    changes: { 'club/2.number_of_members': [51, 77] },
  },
  {
    title: 'a decimal, as the French write it',
    address: '/informations/1',
    change: fill('budget', '13000,25'),
    changes: { 'club/1.budget': [12500.5, 13000.25] },
    tag: '@described',
  },
  {
    title: 'a decimal that the documentation calls a text',
    address: '/informations/1',
    change: fill('budget', '13000.25'),
    changes: { 'club/1.budget': [12500.5, 13000.25] },
    tag: '@undescribed',
  },
  {
    title: 'a text of a person born in the summer of 1976',
    address: '/persons/7/details',
    change: fill('birthTown', 'Vitré'),
    changes: { 'person/7.birth_town': ['Rennes', 'Vitré'] },
  },
  {
    title: 'a text of a person born in the summer of 1979, with two rows of contacts',
    address: '/persons/10/details',
    change: fill('birthTown', 'Vitré'),
    changes: { 'person/10.birth_town': ['Rennes', 'Vitré'] },
  },
  {
    title: 'a text of a person whose box the server does not send, being null',
    address: '/persons/9/details',
    change: fill('birthTown', 'Vitré'),
    changes: { 'person/9.birth_town': [null, 'Vitré'] },
  },
  {
    title: 'a birth date',
    address: '/persons/13/details',
    change: fill('birthDate', '15/06/1978'),
    changes: { 'person/13.birth_date': ['2012-03-25', '1978-06-15'] },
  },
  {
    title: 'a box of a person',
    address: '/persons/16/details',
    change: async (page) => await page.getByRole('checkbox', { name: named('imageConsent') }).click(),
    changes: { 'person/16.image_consent': [0, 1] },
  },
  {
    title: 'a street of the address that a person holds',
    address: '/persons/19/details',
    change: fill('streetAddress', '3 quai Voltaire'),
    changes: { 'address/22.street_address': ['20 rue des Lilas', '3 quai Voltaire'] },
    tag: '@described',
  },
  {
    title: 'a street of an address at its own page',
    address: '/addresses/23',
    change: fill('streetAddress', '3 quai Voltaire'),
    changes: { 'address/23.street_address': ['21 rue des Lilas', '3 quai Voltaire'] },
  },
  {
    title: 'a telephone in a row of contacts',
    address: '/persons/1/details',
    change: fill('telephone', '+33639980999'),
    changes: { 'contact_point/1.telephone': ['+33639980010', '+33639980999'] },
    tag: '@described',
  },
  {
    title: 'a telephone at its own page',
    address: '/contact-points/2',
    change: fill('telephone', '+33639980998'),
    changes: { 'contact_point/2.telephone': ['+33639980020', '+33639980998'] },
  },
  {
    title: 'the guardian of a person, who is another person',
    address: '/persons/22/details',
    change: async (page) => await pick(page, 'guardian', 'TRAORÉ', /TRAORÉ Gabriel/),
    changes: { 'person/22.guardian_id': [null, 7] },
  },
  {
    title: 'the country of birth, whose records have no id of their own in the answer',
    address: '/persons/25/details',
    change: async (page) => await pick(page, 'birthCountry', 'Allem', /Allemagne/),
    changes: { 'person/25.birth_country_id': [2, 3] },
  },
  {
    title: 'the nationality, received as object and written as IRI',
    address: '/persons/28/details',
    change: async (page) => await pick(page, 'nationality', 'Étrang', /Étrangère/),
    changes: { 'person/28.nationality_id': [14, 15] },
  },
  {
    title: 'a remark on a licence with points, types and forms of practice',
    address: '/licences/2',
    change: fill('comment', 'À revoir'),
    changes: { 'licence/2.comment': [null, 'À revoir'] },
  },
  {
    title: 'the points of a licence',
    address: '/licences/4',
    change: fill('points', '612'),
    changes: { 'licence/4.points': [514.02, 612] },
  },
  {
    title: 'the end of a membership without groups',
    address: '/memberships/1',
    change: fill('endDate', '30/06/2025'),
    changes: { 'club_membership/1.end_date': [null, '2025-06-30'] },
  },
  {
    title: 'the end of a membership of two groups',
    address: '/memberships/5',
    change: fill('endDate', '15/06/2026'),
    changes: { 'club_membership/5.end_date': [null, '2026-06-15'] },
  },
  {
    title: 'the name of a hall with an empty list, an empty map and midnight',
    address: '/halls/2',
    change: fill('name', 'Salle Lucie Aubrac'),
    changes: { 'sport_hall/2.name': ['Salle Jean Moulin', 'Salle Lucie Aubrac'] },
  },
  {
    title: 'the name of a hall with a list, a map and the last minute of the day',
    address: '/halls/3',
    change: fill('name', 'Dojo'),
    changes: { 'sport_hall/3.name': ['Dojo municipal', 'Dojo'] },
  },
  {
    title: 'the title of a gallery whose rows are sent as IRIs and whose photos as objects',
    address: '/galleries/1',
    change: fill('title', 'Dix ans'),
    changes: { 'gallery/1.title': ['Exposition Gymnase Aubry', 'Dix ans'] },
  },
  {
    title: 'the title of a gallery of the night of the clock change',
    address: '/galleries/2',
    change: fill('title', 'Nuit blanche'),
    changes: { 'gallery/2.title': ['Exposition Salle Jean Moulin', 'Nuit blanche'] },
  },
  {
    title: 'the date of a season',
    address: '/seasons/1',
    change: fill('endDate', '29/06/2025'),
    changes: { 'season/1.end_date': ['2025-06-30', '2025-06-29'] },
  },
];

export const savingJourneys = (): void => {
  for (const { title, address, change, changes, tag = [] } of EDITS)
    test(`saves ${title}, and nothing else changes`, { tag }, async ({ page, enter, judge }) => {
      await enter(address);
      await openForm(page);
      await judge.remember();
      await change(page);
      await save(page);
      await judge.expectOnly(changes);
    });

  for (const address of ['/informations/1', '/persons/7/details', '/licences/2', '/galleries/1'])
    test(`saves ${address} as it is, and nothing changes`, async ({ page, enter, judge }) => {
      await enter(address);
      await openForm(page);
      await judge.remember();
      await save(page);
      await judge.expectOnly({});
    });

  test(
    'saves a section of a person in its place, and nothing else changes',
    { tag: '@described' },
    async ({ page, enter, judge }) => {
      await enter('/persons/18/show');
      const section = page.locator('section').filter({ hasText: '19 rue des Lilas' }).last();
      await section.getByRole('button', { name: /^Modifier/ }).click();
      await textbox(page, 'streetAddress').waitFor();
      await expect(textbox(page, 'familyName')).toHaveCount(0);
      await judge.remember();
      await textbox(page, 'streetAddress').fill('3 quai Voltaire');
      await save(page);
      await expect(page.getByText('3 quai Voltaire')).toBeVisible();
      await judge.expectOnly({ 'address/21.street_address': ['19 rue des Lilas', '3 quai Voltaire'] });
    },
  );

  test('saves a record known by a UUID from its list, and nothing else changes', async ({
    page,
    enter,
    judge,
  }) => {
    await enter('/news');
    await page.getByRole('link', { name: 'Reprise des entraînements', exact: true }).click();
    await page.getByRole('link', { name: 'Modifier', exact: true }).click();
    await textbox(page, 'title').waitFor();
    await judge.remember();
    await textbox(page, 'title').fill('Reprise reportée');
    await save(page);
    await judge.expectOnly({
      'news/41b29566-144b-4111-a111-111111111110.title': ['Reprise des entraînements', 'Reprise reportée'],
    });
  });

  test('shows a typed moment as it was typed when it is read again', async ({ page, enter, judge }) => {
    await enter('/informations/3');
    await openForm(page);
    await judge.remember();
    await textbox(page, 'openedAt').fill('14/07/2026 20:30');
    await save(page);
    expect(Object.keys(await judge.changes())).toEqual(['club/3.opened_at']);
    await page.reload();
    await openForm(page);
    await expect(textbox(page, 'openedAt')).toHaveValue('14/07/2026 20:30');
  });

  test('saves a record twice, each time one field', async ({ page, enter, judge }) => {
    await enter('/persons/31/details');
    await textbox(page, 'birthTown').waitFor();
    for (const [before, town] of [
      ['Rennes', 'Vitré'],
      ['Vitré', 'Fougères'],
    ] as const) {
      await judge.remember();
      await textbox(page, 'birthTown').fill(town);
      await save(page);
      await page.getByText('Enregistrement réussi').waitFor({ state: 'hidden' });
      await judge.expectOnly({ 'person/31.birth_town': [before, town] });
    }
  });
};
