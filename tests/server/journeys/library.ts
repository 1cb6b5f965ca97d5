import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Json } from '../support/api.ts';
import type { Changes } from '../support/database.ts';
import { create, named, openForm, pick, save, send, textbox } from '../support/form.ts';
import { logIn, test } from '../support/test.ts';

/** What the entrypoint names: segment, and what the menu calls it. */
const COLLECTIONS: Readonly<Record<string, string>> = {
  audit_logs: 'Audit logs',
  authors: 'Authors',
  books: 'Books',
  breakages: 'Breakages',
  create: 'Create',
  events: 'Events',
  genres: 'Genres',
  lecteurs: 'Lecteurs',
  loans: 'Loans',
  login: 'Login',
  occupancies: 'Occupancies',
  openings: 'Openings',
  pictures: 'Pictures',
  reviews: 'Reviews',
  seats: 'Seats',
  secrets: 'Secrets',
  shelves: 'Shelves',
};

/** A record for each kind of identifier: its list, a cell that leads to it, and a text of its page. */
const RECORDS: readonly (readonly [kind: string, segment: string, link: string, text: string])[] = [
  ['a number', 'books', 'Le Vent 5', '978-0000000005'],
  ['a UUID', 'authors', 'Noël Ibis', 'auteur1@example.org'],
  ['a ULID', 'loans', 'Chloé 2', '02/12/2026'],
  ['two values', 'seats', 'Salle A', 'Place 1'],
  ['a text with a space, of what is no entity', 'occupancies', 'Salle B', '2'],
  ['signs', 'shelves', 'c++', 'Langages'],
  ['a slash', 'shelves', 'a/b', 'Divers'],
  ['a space', 'shelves', 'science fiction', 'Imaginaire'],
  ['a dot', 'shelves', 'v1.2', 'Manuels'],
  ['a number, in a collection named as the login is', 'login', 'Borne 1', 'Borne 1'],
  ['a number, in a collection named as a new record is', 'create', 'Borne 2', 'Borne 2'],
];

interface Edit {
  readonly title: string;
  readonly address: string;
  readonly change: (page: Page) => Promise<void>;
  /** What is different afterwards; nothing else in the whole database may be. */
  readonly changes: Changes;
}

const fill =
  (field: string, value: string) =>
  async (page: Page): Promise<void> =>
    await textbox(page, field).fill(value);

/** Types at the end of a field's text. */
const append =
  (field: string, text: string) =>
  async (page: Page): Promise<void> => {
    await textbox(page, field).press('ControlOrMeta+End');
    await textbox(page, field).pressSequentially(text);
  };

/** Takes one of a few values, which are all in the form. */
const choose =
  (field: string, value: string) =>
  async (page: Page): Promise<void> =>
    await page
      .getByRole('group', { name: named(field) })
      .getByRole('radio', { name: value, exact: true })
      .check();

const AUTHOR = '0192f3a4-0000-7000-8000-000000000000';
const AUTHOR_ROW = `author/${AUTHOR.replaceAll('-', '')}`;

const EDITS: readonly Edit[] = [
  {
    title: 'a text',
    address: '/books/1',
    change: fill('title', 'La Marée haute'),
    changes: { 'book/1.title': ['La Marée 1', 'La Marée haute'] },
  },
  {
    title: 'a text of two lines, at its end',
    address: '/books/2',
    change: append('summary', ' Fin.'),
    changes: {
      'book/2.summary': ['Première ligne 2.\nDeuxième ligne.', 'Première ligne 2.\nDeuxième ligne. Fin.'],
    },
  },
  {
    title: 'a whole number',
    address: '/books/3',
    change: fill('pages', '333'),
    changes: { 'book/3.pages': [103, 333] },
  },
  {
    title: 'a decimal, which the server documents as a text',
    address: '/books/4',
    change: fill('price', '12.5'),
    changes: { 'book/4.price': [4.04, 12.5] },
  },
  {
    title: 'a float',
    address: '/books/5',
    change: fill('weight', '0,25'),
    changes: { 'book/5.weight': [expect.closeTo(5 / 7, 6), 0.25] },
  },
  {
    title: 'one digit of a number larger than those of JavaScript',
    address: '/books/6',
    change: append('barcode', '1'),
    changes: { 'book/6.barcode': ['9007199254740999', '90071992547409991'] },
  },
  {
    title: 'a day',
    address: '/books/7',
    change: fill('publishedOn', '15/06/1978'),
    changes: { 'book/7.published_on': ['1977-07-08', '1978-06-15'] },
  },
  {
    title: 'a moment, whose seconds nobody sees',
    address: '/books/8',
    change: fill('acquiredAt', '15/07/2026 08:30'),
    changes: { 'book/8.acquired_at': ['2026-03-09 17:45:30', '2026-07-15 08:30:00'] },
  },
  {
    title: 'a duration, which is shown and typed in words',
    address: '/books/8',
    change: async (page) => {
      await expect(textbox(page, 'reading')).toHaveValue(/^1.h.30.min$/);
      await fill('reading', '2 h 15')(page);
    },
    changes: { 'book/8.reading': ['+P00Y00M00DT01H30M00S', '+P00Y00M00DT02H15M00S'] },
  },
  {
    title: 'a box that was neither yes nor no',
    address: '/books/9',
    change: async (page) => await page.getByRole('checkbox', { name: named('lendable') }).click(),
    changes: { 'book/9.lendable': [null, 1] },
  },
  {
    title: 'one of the values of an enum',
    address: '/books/10',
    change: choose('language', 'non'),
    changes: { 'book/10.language': ['en', 'non'] },
  },
  {
    title: 'one of the numbers of an enum',
    address: '/books/11',
    change: choose('condition', '1'),
    changes: { 'book/11.condition': [3, 1] },
  },
  {
    title: 'one more text of a list',
    address: '/books/12',
    change: async (page) => {
      const input = page.getByRole('combobox', { name: named('keywords') });
      await input.fill('phare');
      await input.press('Enter');
    },
    changes: { 'book/12.keywords': ['["mer","vent du nord"]', '["mer","vent du nord","phare"]'] },
  },
  {
    title: 'a value within json',
    address: '/books/13',
    change: async (page) => {
      const input = textbox(page, 'remarks');
      await input.fill((await input.inputValue()).replace('R13', 'R99'));
    },
    changes: { 'book/13.remarks': ['{"cote":"R13","dons":[1,2]}', '{"cote":"R99","dons":[1,2]}'] },
  },
  {
    title: 'a number of a value object',
    address: '/books/14',
    change: fill('height', '33'),
    changes: { 'book/14.dimensions_height': [24, 33] },
  },
  {
    title: 'a text in one of two rows',
    address: '/books/17',
    change: async (page) => await textbox(page, 'heading').last().fill('La tempête'),
    // In a merge patch API Platform makes each row anew, but for those that are named by their address.
    changes: {
      'chapter/18': [expect.objectContaining({ heading: 'Chapitre 2', first_page: 20 }), null],
      'chapter/46': [null, expect.objectContaining({ heading: 'La tempête', first_page: 20, book_id: 17 })],
    },
  },
  {
    title: 'the shelf, whose identifier has a slash',
    address: '/books/18',
    change: async (page) => await pick(page, 'shelf', 'a/b', /a\/b|Divers/),
    changes: { 'book/18.shelf_id': ['v1.2', 'a/b'] },
  },
  {
    title: 'the author, known by a UUID',
    address: '/books/19',
    change: async (page) => await pick(page, 'author', 'Jeanne', /Jeanne Hachette/),
    changes: { 'book/19.author_id': [AUTHOR_ROW.slice(7, -1) + '1', AUTHOR_ROW.slice(7)] },
  },
  {
    title: 'a text of several lines of a record known by a UUID, born before zones had whole minutes',
    address: `/authors/${AUTHOR}`,
    change: append('biography', ' Peut-être.'),
    changes: {
      [`${AUTHOR_ROW}.biography`]: [
        'Née à Beauvais.\nMorte inconnue.',
        'Née à Beauvais.\nMorte inconnue. Peut-être.',
      ],
    },
  },
  {
    title: 'a time of day that has seconds, by the hour',
    address: '/openings/2',
    change: fill('opens', '10:15'),
    changes: { 'opening/2.opens': ['09:30:00', '10:15:00'] },
  },
  ...[
    ['c++', 40],
    ['science fiction', 50],
    ['v1.2', 60],
    ['a/b', 70],
  ].map(([code, capacity]) => ({
    title: `a number of the shelf ${code}`,
    address: `/shelves/${encodeURIComponent(String(code))}`,
    change: fill('capacity', '99'),
    changes: { [`shelf/${code}.capacity`]: [capacity, 99] as const },
  })),
  {
    title: 'a text of a record that two values identify',
    address: `/seats/${encodeURIComponent('room=Salle A;number=2')}`,
    change: fill('plaque', 'Près de la fenêtre'),
    changes: { 'seat/Salle A-2.plaque': ['Place 2', 'Près de la fenêtre'] },
  },
  ...['login', 'create'].map((segment, index) => ({
    title: `a text of a record of the collection '${segment}'`,
    address: `/${segment}/1`,
    change: fill('terminal', 'Borne 9'),
    changes: { [`a_${segment}/1.terminal`]: [`Borne ${index + 1}`, 'Borne 9'] as const },
  })),
];

interface Limit {
  readonly title: string;
  readonly address: string;
  readonly field: string;
  readonly typed: string;
  readonly said: RegExp;
}

const LIMITS: readonly Limit[] = [
  {
    title: 'a text that is too short',
    address: '/books/20',
    field: 'title',
    typed: 'A',
    said: /entre 2 et 120/,
  },
  {
    title: 'a text against the pattern',
    address: '/books/20',
    field: 'isbn',
    typed: '978-12',
    said: /format|pas valide/,
  },
  {
    title: 'a number that is too large',
    address: '/books/20',
    field: 'pages',
    typed: '9999',
    said: /5[\s\u{202F}]?000/u,
  },
  {
    title: 'what is no e-mail address',
    address: `/authors/${AUTHOR}`,
    field: 'mailbox',
    typed: 'auteur chez exemple',
    said: /adresse/i,
  },
  {
    title: 'what is no address',
    address: `/authors/${AUTHOR}`,
    field: 'homepage',
    typed: 'exemple',
    said: /URL|adresse/,
  },
  {
    title: 'a duration without its unit',
    address: '/books/20',
    field: 'reading',
    typed: '90',
    said: /unité/,
  },
  { title: 'a number of a value object', address: '/books/20', field: 'height', typed: '91', said: /90/ },
  {
    title: 'a text of a row that is blank',
    address: '/books/20',
    field: 'heading',
    typed: '',
    said: /vide|obligatoire|requis/i,
  },
];

interface Filter {
  readonly title: string;
  readonly set: (filters: Locator, page: Page) => Promise<void>;
  /** Label in the menu of further filters, where the filter is not open. */
  readonly field: string;
  /** What follows the field in that label. */
  readonly after?: string;
  /** The same as a query of the server. */
  readonly query: string;
}

const take =
  (field: string, option: string, after = ''): Filter['set'] =>
  async (filters, page) => {
    await filters.getByRole('combobox', { name: named(field, '^', after) }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
    await page.keyboard.press('Escape');
  };

const fillFilter =
  (field: string, value: string, after?: string): Filter['set'] =>
  async (filters) =>
    await filters
      .locator('input:not([type=hidden])')
      .and(filters.getByLabel(named(field, '^', after)))
      .fill(value);

const EXISTS = '.: renseigné';

const FILTERS: readonly Filter[] = [
  { title: 'a part of a text', field: 'title', set: fillFilter('title', 'vent'), query: 'title=vent' },
  {
    title: 'a whole text',
    field: 'isbn',
    set: fillFilter('isbn', '978-0000000007'),
    query: 'isbn=978-0000000007',
  },
  { title: 'a value of an enum', field: 'language', set: take('language', 'en'), query: 'language=en' },
  {
    title: 'numbers from one to another',
    field: 'pages',
    set: async (filters, page) => {
      await fillFilter('pages', '110', ' à partir de$')(filters, page);
      await fillFilter('pages', '119', ' jusqu.à$')(filters, page);
    },
    query: 'pages[gte]=110&pages[lte]=119',
  },
  {
    title: 'a period',
    field: 'publishedOn',
    set: async (filters, page) => {
      await fillFilter('publishedOn', '01/01/1990', '.: du$')(filters, page);
      await fillFilter('publishedOn', '31/12/1999', '.: au$')(filters, page);
    },
    query: 'publishedOn[after]=1990-01-01&publishedOn[before]=1999-12-31',
  },
  { title: 'a yes', field: 'lendable', set: take('lendable', 'Oui'), query: 'lendable=true' },
  {
    title: 'a text that is there',
    field: 'summary',
    set: take('summary', 'Oui', EXISTS),
    after: EXISTS,
    query: 'exists[summary]=true',
  },
  {
    title: 'a related record with a slash',
    field: 'shelf',
    set: async (filters, page) => {
      await filters.getByRole('combobox', { name: named('shelf') }).fill('a/b');
      await page
        .getByRole('option', { name: /a\/b|Divers/ })
        .first()
        .click();
    },
    query: 'shelf=/api/shelves/a/b',
  },
];

const openFilters = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Filtres' }).click();
  const filters = page.getByRole('region', { name: 'Filtres' });
  await filters.waitFor();
  return filters;
};

/** How many the server counts, by either of its names. */
const totalOf = (answer: Json): number => Number(answer['totalItems'] ?? answer['hydra:totalItems']);

const rowsOf = (page: Page): Locator => page.getByRole('table').locator('tbody').getByRole('row');

/** Sees the menu with what it holds back. */
const openMenu = async (page: Page): Promise<Locator> => {
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await menu.waitFor();
  const folded = menu.getByRole('button', { name: 'Référentiel', expanded: false });
  if ((await folded.count()) > 0) await folded.click();
  return menu;
};

const expectCount = async (page: Page, count: number): Promise<void> =>
  await expect(
    page.getByText(count === 1 ? '1 résultat' : `${count} résultats`, { exact: true }),
  ).toBeVisible();

export const libraryJourneys = (): void => {
  test.describe('without a session', () => {
    test.use({ isLoggedIn: false });
    test('stays logged in over a reload and in a second tab, without a refresh token', async ({
      page,
      context,
    }) => {
      await page.goto('/login');
      await logIn(page);
      const home = { level: 1, name: 'Accueil' } as const;
      await expect(page.getByRole('heading', home)).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', home)).toBeVisible();
      const second = await context.newPage();
      await second.goto('/0/books');
      await expectCount(second, 45);
    });
  });

  test('names every collection of the server in the menu', async ({ page, enter }) => {
    await enter('');
    const menu = await openMenu(page);
    for (const label of Object.values(COLLECTIONS))
      await expect(menu.getByRole('menuitem', { name: label, exact: true })).toBeVisible();
  });

  test('leads from the home to every collection', async ({ page, enter }) => {
    await enter('');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Accueil' })).toBeVisible();
    for (const [segment, label] of Object.entries(COLLECTIONS))
      await expect(main.getByRole('link', { name: label, exact: true })).toHaveAttribute(
        'href',
        `/0/${segment}`,
      );
  });

  test('counts and turns the pages of a list', async ({ page, enter }) => {
    await enter('/books');
    await expectCount(page, 45);
    await page.getByRole('button', { name: 'Aller à la prochaine page' }).click();
    await expect(page.getByText(/^\d+-45 sur 45$/)).toBeVisible();
  });

  test('turns the pages of a list that nobody counts', async ({ page, enter }) => {
    await enter('/loans');
    await expect(rowsOf(page)).toHaveCount(10);
    await page.getByRole('button', { name: 'Aller à la prochaine page' }).click();
    await expect(page.getByRole('link', { name: 'Chloé 11' })).toBeVisible();
    await page.getByRole('button', { name: 'Aller à la prochaine page' }).click();
    await expect(rowsOf(page)).toHaveCount(3);
  });

  test('offers nothing that writes where the server is read-only', async ({ page, enter }) => {
    await enter('/occupancies');
    await expect(rowsOf(page)).toHaveCount(2);
    await expect(page.getByRole('link', { name: /Créer|Modifier/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Salle A' }).click();
    await expect(page.getByText('3', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Modifier' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Supprimer' })).toHaveCount(0);
  });

  test('says what is refused and what is broken, and shows the rest', async ({ page, enter }) => {
    await enter('/secrets');
    await expect(page.getByRole('alert')).toContainText(/droits/);
    await enter('/breakages');
    await expect(page.getByRole('alert')).toContainText(/erreur/);
    const menu = await openMenu(page);
    await menu.getByRole('menuitem', { name: 'Shelves' }).click();
    await expectCount(page, 4);
  });

  test('shows times as times, floats in French and relations by a name', async ({ page, enter }) => {
    await enter('/openings');
    await expect(page.getByRole('cell', { name: '09:30', exact: true }).first()).toBeVisible();
    await enter('/occupancies');
    await expect(page.getByRole('cell', { name: '0,429' }).first()).toBeVisible();
    await enter('/books');
    const row = page.getByRole('row').filter({ hasText: 'Un Été 2' }).first();
    await expect(row).toContainText('Ursule Kerouac');
  });

  for (const { title, field, after = '$', set, query } of FILTERS)
    test(`filters by ${title}`, async ({ page, enter, api }) => {
      const total = totalOf(await api.get(`/api/books?${query}`));
      await enter('/books');
      const filters = await openFilters(page);
      if ((await filters.getByLabel(named(field, '^', '')).count()) === 0) {
        await filters.getByRole('button', { name: 'Ajouter un filtre' }).click();
        await page.getByRole('menuitemcheckbox', { name: named(field, '^', after) }).click();
      }
      await set(filters, page);
      await expectCount(page, total);
    });

  test('offers no filter and no order that the server passes over', async ({ page, enter }) => {
    await enter('/books');
    const filters = await openFilters(page);
    await filters.getByRole('button', { name: 'Ajouter un filtre' }).click();
    const offered = page.getByRole('menuitemcheckbox');
    for (const field of ['author', 'price', 'weight', 'keywords', 'acquiredAt'])
      await expect(
        filters.getByLabel(named(field)).or(offered.filter({ hasText: named(field) })),
      ).toHaveCount(0);
    await page.keyboard.press('Escape');
    for (const field of ['isbn', 'price'])
      await expect(page.getByRole('button', { name: named(field, '^trier par ', ' ') })).toHaveCount(0);
  });

  test('shows on a phone what is chosen among the columns', async ({ page, enter }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await enter('/books');
    const card = page.getByRole('main').getByRole('listitem').first();
    await expect(card).toContainText('978-0000000001');
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Colonnes' }).click();
    await page.getByRole('checkbox', { name: named('isbn') }).uncheck();
    await page.getByRole('button', { name: 'Fermer' }).click();
    await expect(card).not.toContainText('978-0000000001');
    await page.reload();
    await expect(card).toContainText('La Marée 1');
    await expect(card).not.toContainText('978-0000000001');
  });

  test('sorts by a text as the server does', async ({ page, enter, api }) => {
    await enter('/books');
    const answer = await api.get('/api/books?order[title]=desc');
    const [first] = (answer['member'] ?? answer['hydra:member']) as readonly { title: string }[];
    const header = page.getByRole('button', { name: named('title', '^trier par ', ' ') });
    await header.click();
    await expect(page).toHaveURL(/order=ASC/);
    await header.click();
    await expect(rowsOf(page).first()).toContainText(String(first?.title));
  });

  for (const [kind, segment, link, text] of RECORDS)
    test(`opens a record known by ${kind}: ${link}, again after a reload, and by its address`, async ({
      page,
      context,
      enter,
    }) => {
      await enter(`/${segment}`);
      await page.getByRole('link', { name: link, exact: true }).first().click();
      const main = page.getByRole('main');
      await expect(page).toHaveURL(new RegExp(`/0/${segment}/[^/]+`));
      await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
      await page.reload();
      await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
      await expect(main, 'what is written as the server sends it').not.toContainText('"@');
      const shared = await context.newPage();
      await shared.goto(page.url());
      await expect(shared.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible();
    });

  for (const { title, address, change, changes } of EDITS)
    test(`changes ${title}, and nothing else`, async ({ page, enter, judge }) => {
      await enter(address);
      await openForm(page);
      await judge.remember();
      await change(page);
      await save(page);
      await judge.expectOnly(changes);
    });

  for (const { title, address, field, typed, said } of LIMITS)
    test(`refuses ${title} at its field`, async ({ page, enter, judge }) => {
      await enter(address);
      await openForm(page);
      await judge.remember();
      const input = textbox(page, field).first();
      await input.fill(typed);
      await send(page, 'Enregistrer');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Fermer' }).click();
      await expect(input).toHaveAccessibleDescription(said);
      await judge.expectOnly({});
    });

  test('takes no more of a text than the server does', async ({ page, enter }) => {
    await enter(`/authors/${AUTHOR}`);
    await openForm(page);
    const input = textbox(page, 'penName');
    await input.fill('x'.repeat(61));
    await expect(input).toHaveValue('x'.repeat(60));
  });

  test('creates a record with an enum, a value object, a row and a relation', async ({
    page,
    enter,
    judge,
  }) => {
    await enter('/books/create');
    await openForm(page);
    await fill('title', 'Le Phare')(page);
    await fill('isbn', '978-0000000999')(page);
    await choose('language', 'fr')(page);
    await fill('pages', '12')(page);
    await fill('height', '21')(page);
    await pick(page, 'shelf', 'c++', /c\+\+|Langages/);
    await page.getByRole('button', { name: /^Ajouter\s:/ }).click();
    await fill('heading', 'Unique')(page);
    await judge.remember();
    await create(page);
    const made = Object.entries(await judge.changes());
    expect(made).toEqual([
      [
        expect.stringMatching(/^book\/\d+$/),
        [
          null,
          expect.objectContaining({
            title: 'Le Phare',
            isbn: '978-0000000999',
            language: 'fr',
            pages: 12,
            dimensions_height: 21,
            shelf_id: 'c++',
          }),
        ],
      ],
      [expect.stringMatching(/^chapter\/\d+$/), [null, expect.objectContaining({ heading: 'Unique' })]],
    ]);
  });

  test('creates a shelf whose identifier has a slash, and opens it', async ({ page, enter, judge }) => {
    await enter('/shelves/create');
    await openForm(page);
    await fill('code', 'été/automne 100%')(page);
    await fill('heading', 'Saisons')(page);
    await fill('capacity', '7')(page);
    await judge.remember();
    await create(page);
    await judge.expectOnly({
      'shelf/été/automne 100%': [null, { code: 'été/automne 100%', heading: 'Saisons', capacity: 7 }],
    });
    await enter('/shelves');
    await page.getByRole('link', { name: 'été/automne 100%' }).click();
    await expect(page.getByText('Saisons')).toBeVisible();
  });

  test('creates an opening with its times alone', async ({ page, enter, judge }) => {
    await enter('/openings/create');
    await openForm(page);
    await choose('weekday', 'saturday')(page);
    await fill('opens', '9h30')(page);
    await fill('closes', '18:00')(page);
    await judge.remember();
    await create(page);
    const opening = { weekday: 'saturday', opens: '09:30:00', closes: '18:00:00' };
    expect(Object.values(await judge.changes())).toEqual([[null, expect.objectContaining(opening)]]);
  });

  test('deletes a seat, and no other', async ({ page, enter, api, judge }) => {
    await api.post('/api/seats', { room: 'Salle C', number: 1 });
    await enter(`/seats/${encodeURIComponent('room=Salle C;number=1')}`);
    await textbox(page, 'plaque').waitFor();
    await judge.remember();
    await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: /Supprimer|Confirmer/ })
      .click();
    await expect(page).toHaveURL('/0/seats');
    await judge.expectOnly({ 'seat/Salle C-1': [expect.objectContaining({ room: 'Salle C' }), null] });
  });
};
