// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
// Loaded late, and slowly where it is read for the first time.
import '../../../src/views/list/ListOnPaper.tsx';
import { resources } from '../../../src/resources/index.ts';
import { setUpScreens } from '../../support/screens/setUpScreens.ts';
import { watchDrawn } from '../../support/watchDrawn.ts';

const { renderApp, faults, wire } = setUpScreens();
// A limit for a busy machine, not an expectation.
vi.setConfig({ testTimeout: 900_000 });

const NO_ROWS = { 'hydra:member': [], 'hydra:totalItems': 0, permissions: { canCreate: true } };

/** Boxes in which text is typed, those that search with every key among them. */
const boxes = (): readonly HTMLInputElement[] =>
  [...document.querySelectorAll<HTMLInputElement>('form [data-field] :is(input, textarea)')].filter(
    (box) => !box.disabled && !box.readOnly && BOX.test(box.type) && !box.closest('[aria-hidden]'),
  );

const BOX = /^(?:text|tel|textarea)$/;

/**
 * Of what a form has several of, the first: a plain text, a date, a figure, a long text, and each of its rows. What
 * else there is of a kind is drawn by the same component in the same place.
 */
const eachKind = (found: readonly HTMLInputElement[]): readonly HTMLInputElement[] => {
  const kinds = new Map<string, HTMLInputElement>();
  for (const box of found) {
    const kind = [
      box.tagName,
      box.type,
      box.role,
      box.inputMode,
      box.placeholder,
      box.closest('[data-row]') && 'row',
    ].join();
    if (!kinds.has(kind)) kinds.set(kind, box);
  }
  return [...kinds.values()];
};

/** What is drawn at once: what comes late by itself is no work of the key. */
const drawnByKey = (box: HTMLElement, value: string) =>
  watchDrawn(() => {
    act(() => void fireEvent.input(box, { target: { value } }));
    return Promise.resolve();
  });

/** Beside its field: the prompt before typed text is lost, and the text of the button that discards it. */
const MOST_BESIDE = 2;
const KEYS = 3;

/** Strikes keys; of each that draws more than its field and two components, what it draws beside its field. */
const drawnBeside = async (box: HTMLInputElement): Promise<readonly string[]> => {
  const field = box.closest('[data-field]')?.getAttribute('data-field') ?? '';
  const excess: string[] = [];
  for (let key = 1; key <= KEYS; key += 1) {
    const drawn = await drawnByKey(box, `${box.value}1`);
    const beside = drawn.filter((one) => one.field !== field && !one.field.startsWith(`${field}.`));
    if (beside.length > MOST_BESIDE)
      excess.push(`key ${key} in ${field}: ${beside.map(({ name }) => name).join(' ')}`);
  }
  return excess;
};

/** Code loaded when a page has been open for two seconds loads in a tenth of that here, or each test would wait. */
const { setTimeout: inTime } = globalThis;
beforeEach(() => {
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, ms = 0, ...given: []) =>
    inTime(run, ms >= 1000 && ms <= 2000 ? ms / 10 : ms, ...given),
  );
});

/** What was still on its way to the page has come. */
const rest = async (): Promise<void> => {
  // What else the server has joins the menu, which draws the area.
  await waitFor(() => expect(wire.requests('GET /api/index.jsonld')).toHaveLength(1));
  await waitFor(() => expect(document.querySelector('form input[readonly]')).toBeNull());
  await waitFor(async () => expect(await watchDrawn(() => wait(QUIET_MS))).toEqual([]), { timeout: 60_000 });
};

/** Longer than the delay of parts loaded after the page: those of a list behind a dialog draw its rows again. */
const QUIET_MS = 600;
const wait = (ms: number) => act(async () => new Promise((resolve) => inTime(resolve, ms)));

const submit = () => document.querySelector('form button[type=submit], [role=dialog] button[form]');

/** Types into the form that is open; what is drawn beside the fields, and how many boxes there were. */
const typeInto = async () => {
  await rest();
  const found = eachKind(boxes());
  const drawn: string[] = [];
  for (const box of found) drawn.push(...(await drawnBeside(box)));
  return { drawn, count: found.length };
};

/** The new records that are typed most. */
const CREATED = [
  'persons',
  'licences',
  'certificates',
  'mutations',
  'pre-registration',
  'teams',
  'tournament-requests',
  'club-events',
  'halls',
  'employments',
  'contact-points',
  'subscriptions',
];

it.each(CREATED)(
  'a key in the form of a new record draws its field, and at most two more components: %s',
  async (name) => {
    // The list is behind a dialog.
    const { path = '' } = resources.find((resource) => resource.name === name) ?? {};
    faults.status(`GET /api${path}`, 200, NO_ROWS);
    await renderApp({ path: `/1/${name}/create`, account: 'gestionnaire' });
    await waitFor(() => expect(submit()).not.toBeNull());
    const { drawn, count } = await typeInto();
    expect(drawn).toEqual([]);
    expect(count).toBeGreaterThan(0);
  },
);

const OTHERS = {
  'a person': '/1/persons/2/details',
  'the communication of a person': '/1/persons/2/communication/edit',
  'a licence': '/1/licences/1',
  'a contact in its dialog': '/1/persons/2/communication/contact-points/create',
  'an address in its dialog': '/1/persons/2/communication/addresses/create',
  'what marks the club': '/1/characteristics/edit',
  'the settings of the club': '/1/club-settings/1',
} as const;

it.each(Object.entries(OTHERS))('so it does in the form of %s', async (_, path) => {
  await renderApp({ path, account: 'gestionnaire' });
  await waitFor(() => expect(submit()).not.toBeNull());
  const { drawn, count } = await typeInto();
  expect(drawn).toEqual([]);
  expect(count).toBeGreaterThan(0);
});

it('so it does in the dialog that gives rights', async () => {
  const { user } = await renderApp({ path: '/1/permissions', account: 'gestionnaire' });
  await user.click(await screen.findByRole('button', { name: 'Donner des droits' }));
  await screen.findByRole('textbox', { name: 'Courriel de l’invitation' });
  const { drawn, count } = await typeInto();
  expect(drawn).toEqual([]);
  expect(count).toBeGreaterThan(1);
});

/** Galleries have a form of every kind of input; it is given many of them. */
const alterGalleries = (pattern: string, change: (answer: Json) => Json) =>
  faults.alter(pattern, async (answer) =>
    Response.json(change((await answer.json()) as Json), { headers: answer.headers }),
  );

type Json = Record<string, unknown>;

it('so it does in a form of 60 fields', async () => {
  faults.status('GET /api/galleries', 200, NO_ROWS);
  const types = ['string', 'int', 'bool', 'date', 'decimal', 'text'];
  const fields = Array.from({ length: 60 }, (_, index) => [
    `field${index}`,
    { type: types[index % types.length], label: `Champ ${index}`, groups: ['gallery:create'] },
  ]);
  alterGalleries('POST /api/galleries/mapping', (answer) => ({
    ...answer,
    fields: Object.fromEntries(fields) as Json,
  }));
  await renderApp({ path: '/1/galleries/create', account: 'gestionnaire' });
  await waitFor(() => expect(boxes()).toHaveLength(50));
  const { drawn, count } = await typeInto();
  expect(drawn).toEqual([]);
  expect(count).toBe(5);
});

it('so it does in a row of 200', async () => {
  alterGalleries('PUT /api/galleries/mapping', (answer) => {
    const { title, lines } = answer['fields'] as { readonly title: Json; readonly lines: Json };
    return { ...answer, fields: { title: { ...title, groups: [] }, lines: { ...lines, groups: [] } } };
  });
  alterGalleries('GET /api/galleries/:id', (answer) => ({
    ...answer,
    lines: Array.from({ length: 200 }, (_, index) => ({
      '@id': `/api/gallery_lines/${1_000_000 + index}`,
      label: `Ligne ${index}`,
      quantity: index,
    })),
  }));
  const { user } = await renderApp({ path: '/1/galleries/1', account: 'gestionnaire' });
  await user.click(await screen.findByRole('button', { name: /^Ligne 1(?!\d)/ }));
  await user.click(screen.getByRole('button', { name: /^Ligne 2(?!\d)/ }));
  const { drawn, count } = await typeInto();
  expect(drawn).toEqual([]);
  expect(count).toBeGreaterThan(3);
});

const write = (box: HTMLElement, value: string) =>
  act(async () => void fireEvent.input(box, { target: { value } }));

/** What the last of some texts draws, each `name in part`, until the browser has painted it. */
const drawnByLast = async (box: HTMLElement, part: string, texts: readonly string[]) => {
  const [last = '', ...before] = texts.toReversed();
  for (const text of before.toReversed()) await write(box, text);
  await rest();
  const drawn = await watchDrawn(() => write(box, last));
  expect(drawn.some(({ field }) => field.startsWith(part))).toBe(true);
  return [...new Set(drawn.map(({ name, field }) => `${name} in ${field}`))];
};

it('a key on a match sheet draws the fields of the game or the remark that it is typed into, and nothing else', async () => {
  await renderApp({ path: '/1/sport-matches/23/sheet', account: 'gestionnaire' });
  const set = await screen.findByRole('textbox', { name: 'Partie 1, manche 1' });
  const drawn = await drawnByLast(set, 'game/1', ['1', '-1', '1']);
  expect(drawn).toEqual(['Game in game/1', 'SetFields in game/1', 'ErrorLines in game/1']);
  const claims = screen.getByRole('textbox', { name: 'Réclamations' });
  const beside = await drawnByLast(claims, 'match/claims', ['a', 'ab', 'abc']);
  expect(beside.filter((one) => !one.includes(' in match/claims'))).toEqual(['Remark in ']);
});

it('a key that ends a game draws this game and where one types, and the score behind the frame', async () => {
  await renderApp({ path: '/1/sport-matches/23/sheet', account: 'gestionnaire' });
  const setOf = (set: number) =>
    screen.getByRole<HTMLInputElement>('textbox', { name: `Partie 1, manche ${set}` });
  await screen.findByRole('textbox', { name: 'Partie 1, manche 1' });
  for (const set of [1, 2]) await write(setOf(set), '7');
  const drawn = await drawnByLast(setOf(3), 'game/1', ['', '7']);
  expect(document.activeElement).toHaveAccessibleName('Partie 2, manche 1');
  // The frame of the game that is left, and of the one that one comes to.
  expect(drawn.filter((one) => !one.endsWith(' in game/1'))).toEqual(['Place in ']);
  expect(drawn.filter((one) => /^(?:Forfeit|NativeSelect|SignButton) /.test(one))).toEqual([]);
  await waitFor(() => expect(screen.getByText('1 – 0')).toBeInTheDocument());
});

it('each game of a match sheet is a form, so that a browser looks for what it may fill in among its sets alone', async () => {
  await renderApp({ path: '/1/sport-matches/23/sheet', account: 'gestionnaire' });
  const set = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Partie 1, manche 1' });
  const inputs = [...(set.form?.elements ?? [])].filter((field) => field instanceof HTMLInputElement);
  const names = inputs.map((input) => input.getAttribute('aria-label'));
  expect(names).toEqual([1, 2, 3, 4, 5].map((one) => `Partie 1, manche ${one}`));
});

it('the sign of a set is a fault of a match sheet once one has gone on without its points', async () => {
  const { user } = await renderApp({ path: '/1/sport-matches/23/sheet', account: 'gestionnaire' });
  // The tests before have typed into the first game, and what they typed is saved sooner or later.
  const set = await screen.findByRole('textbox', { name: 'Partie 3, manche 1' });
  await user.type(set, '-');
  expect(set).not.toHaveAttribute('aria-invalid');
  expect(screen.queryByText(/^Score de manche impossible/)).toBeNull();
  await user.click(screen.getByRole('textbox', { name: 'Partie 3, manche 2' }));
  expect(set).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByText(/^Score de manche impossible/)).toBeInTheDocument();
  await user.click(set);
  await user.keyboard('{End}7');
  expect(screen.queryByText(/^Score de manche impossible/)).toBeNull();
});

it('a key in the search for the holder of a licence draws its field and its list, once, and nothing else', async () => {
  await renderApp({ path: '/1/licences/create', account: 'gestionnaire' });
  const box = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('[role=dialog] [data-field=person] input');
    expect(found).not.toBeNull();
    return found as HTMLInputElement;
  });
  await rest();
  await act(async () => void fireEvent.mouseDown(box));
  await write(box, 'd');
  await write(box, 'du');
  expect(screen.getByText(/caractère/)).toBeInTheDocument();
  const styles = vi.spyOn(window, 'getComputedStyle');
  const drawn = await drawnByKey(box, 'd');
  // To look for all that might cut the list off took six times as many.
  expect(styles.mock.calls.length).toBeLessThan(12);
  expect(drawn.filter(({ field }) => field !== 'person')).toEqual([]);
  expect(drawn.filter(({ name }) => name === 'RelationPicker')).toHaveLength(1);
});
