// @vitest-environment jsdom
import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { resources } from '../../src/resources/index.ts';
import { setUpScreens } from '../support/screens/setUpScreens.ts';
import { watchDrawn } from '../support/watchDrawn.ts';

const { renderApp, faults } = setUpScreens();
// A limit for a busy machine, not an expectation.
vi.setConfig({ testTimeout: 600_000 });

const NO_ROWS = { 'hydra:member': [], 'hydra:totalItems': 0, permissions: { canCreate: true } };

/** Boxes in which text is typed; those of relations search with every key, which draws their list. */
const boxes = (): readonly HTMLInputElement[] =>
  [...document.querySelectorAll<HTMLInputElement>('form [data-field] :is(input, textarea)')].filter(
    (box) => !box.disabled && BOX.test(box.type) && box.role !== 'combobox' && !box.closest('[aria-hidden]'),
  );

const BOX = /^(?:text|tel|textarea)$/;

/** What a key draws outside of its field, once the form knows that something was typed. */
const drawnElsewhere = async (box: HTMLInputElement): Promise<readonly string[]> => {
  const field = box.closest('[data-field]')?.getAttribute('data-field') ?? '';
  const type = async (): Promise<void> =>
    act(async () => void fireEvent.input(box, { target: { value: `${box.value}1` } }));
  await type();
  await type();
  const drawn = await watchDrawn(type);
  return drawn
    .filter((one) => one.field !== field && !one.field.startsWith(`${field}.`))
    .map(({ name }) => `${name} at a key in ${field}`);
};

/** What was still on its way to the page has come. */
const rest = async (): Promise<void> => {
  await waitFor(() => expect(document.querySelector('form input[readonly]')).toBeNull());
  await waitFor(async () => expect(await watchDrawn(() => wait(QUIET_MS))).toEqual([]));
};

const QUIET_MS = 150;
const wait = (ms: number) => act(async () => new Promise((resolve) => setTimeout(resolve, ms)));

const submit = () => document.querySelector('form button[type=submit]');

/** Those with a content of their own, which watches what is typed, and one that is generated as a whole. */
const FORMS = ['persons', 'certificates', 'tour-registrations', 'employments'];
const created = resources.filter(({ name }) => FORMS.includes(name));

it('a key draws the field that is typed into, and nothing else', async () => {
  // The list stands behind a dialog.
  for (const { path } of created) faults.status(`GET /api${path}`, 200, NO_ROWS);
  const elsewhere: Record<string, readonly string[]> = {};
  let count = 0;
  for (const [index, { name }] of created.entries()) {
    const path = `/1/${name}/create`;
    const app = await renderApp({ path, ...(index === 0 ? { account: 'gestionnaire' } : {}) });
    // A record that nobody creates by a form leads elsewhere.
    await waitFor(() =>
      expect(submit() ?? (location.pathname === path ? null : location.pathname)).not.toBeNull(),
    );
    if (submit()) {
      await rest();
      const drawn: string[] = [];
      for (const box of boxes()) drawn.push(...(await drawnElsewhere(box)));
      count += boxes().length;
      if (drawn.length > 0) elsewhere[name] = [...new Set(drawn)];
    }
    app.close();
  }
  expect(elsewhere).toEqual({});
  expect(count).toBeGreaterThan(15);
});
