// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminContext, RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { entities } from '../../sandbox/entities/index.ts';
import { createModel } from '../../sandbox/model/createModel.ts';
import type { ResolvedEntity } from '../../sandbox/model/model.ts';
import { toMapping } from '../../sandbox/rest/toMapping.ts';
import { resources } from '../../src/resources/index.ts';
import { parseMapping } from '../../src/schema/parseMapping.ts';
import { createToasts } from '../../src/ui/toasts/createToasts.ts';
import { ToastsProvider } from '../../src/ui/toasts/ToastsContext.tsx';
import { ProcessBar } from '../../src/views/process/ProcessBar.tsx';
import { StepsContext } from '../../src/views/process/StepsContext.ts';
import { createI18nProvider } from '../support/frenchTexts.ts';

const model = createModel(entities);
const processes = [...model.entities.values()].flatMap((entity) => (entity.states ? [entity] : []));
const resourceOf = ({ name, path }: ResolvedEntity): string =>
  resources.find(({ entity }) => entity === name)?.name ?? path.slice(1);

interface Shown {
  readonly text: string;
  readonly look: 'filled' | 'outlined' | 'red' | 'greyed' | 'odd';
}

const lookOf = (button: HTMLElement): Shown['look'] => {
  const has = (name: string): boolean => button.classList.contains(`MuiButton-${name}`);
  if (button.hasAttribute('disabled')) return has('contained') ? 'odd' : 'greyed';
  if (has('colorError')) return has('text') ? 'red' : 'odd';
  return has('contained') ? 'filled' : has('outlined') ? 'outlined' : 'odd';
};

const i18nProvider = createI18nProvider();

/** The buttons of a record of this resource, in the state and with the steps of all who may take one. */
const showSteps = (
  entity: ResolvedEntity,
  state: string,
  refused: Readonly<Record<string, string>> = {},
  values: Readonly<Record<string, unknown>> = {},
) => {
  cleanup();
  const { states } = entity;
  if (!states) throw new Error(`${entity.name} has no process`);
  const fields = parseMapping({ fields: toMapping(model, entity, 'show') }).fields;
  const choices = fields.find(({ name }) => name === states.field)?.choices ?? [];
  const steps = Object.keys(states.next[state] ?? {});
  const record = {
    id: `/api${entity.path}/1`,
    [states.field]: choices.find(({ value }) => String(value) === state)?.value,
    ...values,
    '@permissions': {
      transitions: {
        [states.field]: choices.flatMap(({ value }) => (steps.includes(String(value)) ? [value] : [])),
      },
      reasons: states.reasons ?? {},
      asks: states.inputs?.[state] ?? {},
    },
  };
  render(
    <AdminContext i18nProvider={i18nProvider}>
      <ToastsProvider toasts={createToasts()}>
        <ResourceContextProvider value={resourceOf(entity)}>
          <RecordContextProvider value={record}>
            <StepsContext value={{ refused }}>
              <ProcessBar fields={fields} />
            </StepsContext>
          </RecordContextProvider>
        </ResourceContextProvider>
      </ToastsProvider>
    </AdminContext>,
  );
  const buttons = within(screen.getByRole('region')).queryAllByRole('button');
  return {
    steps,
    buttons,
    shown: buttons.map((button): Shown => ({ text: button.textContent, look: lookOf(button) })),
  };
};

const RANK = { filled: 0, outlined: 1, red: 2, greyed: 3, odd: 4 } as const;
const INFINITIVE = /^(Se |S’)?\p{L}+(er|ir|re)( |$)/u;
/** Words of states, and of steps, that nobody reaches by going on. */
const UNDOES =
  /^(Ajourn|Annul|Refus|Rejet|Retir|Renonc|Céder|Déclarer (le |)forfait|Marquer absent sans|Noter le non-)/;

test.each(processes.map((entity) => [resourceOf(entity), entity] as const))(
  'the steps of %s: one filled at most and first, verbs, what undoes in red behind them',
  (_name, entity) => {
    const { field, next } = entity.states ?? { field: '', next: {} };
    for (const state of Object.keys(next)) {
      const { steps, shown } = showSteps(entity, state);
      expect(shown, `${state}.${field}`).toHaveLength(steps.length);
      const texts = shown.map(({ text }) => text);
      expect(
        texts.filter((text) => !INFINITIVE.test(text)),
        state,
      ).toEqual([]);
      const looks = shown.map(({ look }) => RANK[look]);
      expect(looks, `${state}: ${texts.join(', ')}`).toEqual(looks.toSorted((one, other) => one - other));
      expect(shown.filter(({ look }) => look === 'odd')).toEqual([]);
      expect(shown.filter(({ look }) => look === 'filled').length, state).toBeLessThanOrEqual(1);
      expect(
        shown.filter(({ text, look }) => UNDOES.test(text) !== (look === 'red')),
        state,
      ).toEqual([]);
    }
  },
);

test('a result goes back to the teams or to its sheet by other words than it came, and a forfeit wants its side', async () => {
  const meetings = processes.filter(({ name }) => name === 'sport-match');
  const textsIn = (state: string): readonly string[] =>
    meetings.flatMap((entity) => showSteps(entity, state).shown.map(({ text }) => text));
  expect(textsIn('inProgress')).toContain('Terminer la saisie');
  expect(textsIn('entered')).toContain('Rouvrir la saisie');
  expect(textsIn('disputed')).toContain('Renvoyer le score aux équipes');
  await userEvent.click(screen.getByRole('button', { name: 'Déclarer le forfait' }));
  expect(within(screen.getByRole('dialog')).getByRole('combobox', { name: 'Forfait' })).toBeRequired();
});

test('a step wanted again what the form had already, and leaves out the word of an earlier step', async () => {
  const choose = async (name: string, state: string, values: object, action: RegExp, label: string) => {
    for (const entity of processes.filter((one) => one.name === name))
      showSteps(entity, state, {}, { ...values });
    await userEvent.click(screen.getByRole('button', { name: action }));
    return within(screen.getByRole('dialog')).getByRole('combobox', { name: label });
  };
  expect(
    await choose('sport-match', 'disputed', { forfeit: 'home' }, /^Déclarer le forfait/, 'Forfait'),
  ).toHaveTextContent('Recevant');
  expect(await choose('tournament-request', '2', { review: 1 }, /avis|fédé/i, 'Avis')).not.toHaveTextContent(
    /\p{L}/u,
  );
});

test('what cannot be done yet comes last, with its reason, and never filled', () => {
  for (const entity of processes)
    for (const state of Object.keys(entity.states?.next ?? {}))
      for (const step of Object.keys(entity.states?.next[state] ?? {})) {
        const { buttons, shown } = showSteps(entity, state, { [step]: 'Il manque le certificat.' });
        const place = `${entity.name} ${state}: ${step}`;
        expect(shown.filter(({ look }) => look === 'greyed').length, place).toBe(1);
        expect(shown.at(-1)?.look, place).toBe('greyed');
        expect(buttons.at(-1), place).toHaveAccessibleDescription('Il manque le certificat.');
      }
}, 60_000);

test('what undoes prompts, with the way back in focus, and is not filled there either', async () => {
  const tournament = processes.find(({ name }) => name === 'tournament-request');
  if (!tournament) throw new Error('The sandbox has no tournament requests');
  const { shown, buttons } = showSteps(tournament, '5');
  expect(shown).toEqual([
    { text: 'Transmettre les résultats', look: 'filled' },
    { text: 'Annuler le tournoi', look: 'red' },
  ]);
  const [, cancel] = buttons;
  if (cancel) await userEvent.click(cancel);
  const choices = within(await screen.findByRole('dialog', { name: 'Annuler le tournoi' })).getAllByRole(
    'button',
  );
  expect(choices.map((button) => [button.textContent, lookOf(button)])).toEqual([
    ['Annuler', 'odd'],
    ['Annuler le tournoi', 'red'],
  ]);
  expect(choices[0]).toHaveFocus();
});
