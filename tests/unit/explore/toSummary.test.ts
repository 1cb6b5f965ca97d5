import { expect, it } from 'vitest';
import { toSentence, toSummary, type Step } from '../../explore/toSummary.ts';

const buildStep = (route: string, dialog = '', form = 'none', broken: readonly string[] = []): Step => ({
  state: { url: `http://127.0.0.1${route}` },
  action: 'Wait',
  snapshots: [{ name: 'page', value: { route, dialog, form } }],
  violations: broken.map((name) => ({ name })),
});

it('counts distinct states as address, dialog and state of the form', () => {
  const steps = [
    buildStep('/:id/persons'),
    buildStep('/:id/persons'),
    buildStep('/:id/persons', 'Supprimer'),
    buildStep('/:id/persons/:id', '', 'typed'),
  ];
  expect(toSummary(steps)).toMatchObject({ steps: 4, routes: 2, states: 3, deepSteps: 2, findings: [] });
});

it('lists each broken law once, where it was broken first', () => {
  const steps = [
    buildStep('/a'),
    buildStep('/b', '', 'none', ['x']),
    buildStep('/c', '', 'none', ['x', 'y']),
  ];
  expect(toSummary(steps).findings).toEqual([
    { law: 'x', at: 1, url: 'http://127.0.0.1/b' },
    { law: 'y', at: 2, url: 'http://127.0.0.1/c' },
  ]);
});

it('reads the name of a law as a sentence', () => {
  expect(toSentence('noPageStaysBlank')).toBe('No page stays blank');
});
