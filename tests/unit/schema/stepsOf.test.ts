import { describe, expect, it } from 'vitest';
import { parseMapping } from '../../../src/schema/parseMapping.ts';
import { stateOf, stepsOf, passageOf, toWorkflow } from '../../../src/schema/stepsOf.ts';
import { toChoices } from '../../../src/schema/constraints.ts';

const { fields } = parseMapping({
  fields: {
    status: {
      type: 'int',
      label: 'Statut',
      choices: [
        { value: 1, label: 'Soumise' },
        { value: 5, label: 'Homologuée' },
        { value: 6, label: 'Refusée' },
      ],
    },
    reason: { type: 'text', label: 'Motif' },
    review: { type: 'string', label: 'Avis', choices: [{ value: 'yes', label: 'Favorable' }] },
  },
});
const record = (permissions: object) => ({ status: 1, '@permissions': permissions });

describe('the process of a record', () => {
  it('offers the steps that the server allows, and the reason that one needs', () => {
    const steps = stepsOf(record({ transitions: { status: [5, '6', 9] }, reasons: { 6: 'reason' } }), fields);
    expect(steps.map(({ to, reason }) => [to.label, reason?.label ?? null])).toEqual([
      ['Homologuée', null],
      ['Refusée', 'Motif'],
    ]);
  });

  it('has the inputs that the server wants filled in with a step, as far as it is described (R1.18)', () => {
    const withInputs = { transitions: { status: [5, 6] }, asks: { 5: ['review', 'gone'] } };
    expect(stepsOf(record(withInputs), fields).map(({ inputs }) => inputs.map(({ name }) => name))).toEqual([
      ['review'],
      [],
    ]);
  });

  it('is shown in words, also where no step is left', () => {
    for (const steps of [[], [5]])
      expect(stateOf(record({ transitions: { status: steps } }), fields)).toMatchObject({ label: 'Soumise' });
  });

  it.each([null, undefined, ''])('is a placeholder in a record that has no state yet: %j', (status) => {
    const fresh = { status, '@permissions': { transitions: { status: [] } } };
    expect(stateOf(fresh, fields)).toMatchObject({ label: '--' });
  });

  it('is none where the server sends none', () => {
    for (const other of [undefined, record({}), { status: 1 }, record({ transitions: { gone: [1] } })]) {
      expect(stepsOf(other, fields)).toEqual([]);
      expect(stateOf(other, fields)).toBeNull();
    }
  });
});

const WORKFLOW = { requested: null, accepted: 'requested', refused: 'requested', validated: 'accepted' };

describe('the workflow of a process', () => {
  it('lists the states passed and those that may follow', () => {
    expect(passageOf('accepted', WORKFLOW)).toEqual({ passed: ['requested'], next: ['validated'] });
    expect(passageOf('validated', WORKFLOW)).toEqual({ passed: ['requested', 'accepted'], next: [] });
    expect(passageOf('requested', WORKFLOW)).toEqual({ passed: [], next: ['accepted', 'refused'] });
  });

  it('follows what the server says of the states, and no state of which it says nothing', () => {
    const choices = toChoices(
      [{ value: 0, after: null }, { value: 1, after: 0 }, { value: 2 }, { value: 3, after: {} }],
      'int',
    );
    expect(toWorkflow(choices)).toEqual({ 0: null, 1: '0', 3: null });
    expect(toWorkflow(null)).toEqual({});
  });

  it('ends on a workflow that leads to itself, and knows nothing around an unknown state', () => {
    expect(passageOf('a', { a: 'b', b: 'a' }).passed).toEqual(['a', 'b']);
    expect(passageOf('toString', WORKFLOW)).toEqual({ passed: [], next: [] });
  });
});
