import { describe, expect, it } from 'vitest';
import { parseMapping } from '../../../src/schema/parseMapping.ts';
import { stateOf } from '../../../src/schema/stateOf.ts';
import { stepsOf } from '../../../src/schema/stepsOf.ts';

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
  it('offers the steps that the server allows, and the reason that one asks for', () => {
    const steps = stepsOf(record({ transitions: { status: [5, '6', 9] }, reasons: { 6: 'reason' } }), fields);
    expect(steps.map(({ to, reason }) => [to.label, reason?.label ?? null])).toEqual([
      ['Homologuée', null],
      ['Refusée', 'Motif'],
    ]);
  });

  it('asks for what the server wants filled in with a step, as far as it is described (R1.18)', () => {
    const asking = { transitions: { status: [5, 6] }, asks: { 5: ['review', 'gone'] } };
    expect(stepsOf(record(asking), fields).map(({ asks }) => asks.map(({ name }) => name))).toEqual([
      ['review'],
      [],
    ]);
  });

  it('is told in words, and ends where no step is left', () => {
    expect(stateOf(record({ transitions: { status: [] } }), fields)).toMatchObject({
      label: 'Soumise',
      isEnd: true,
    });
    expect(stateOf(record({ transitions: { status: [5] } }), fields)).toMatchObject({ isEnd: false });
  });

  it('is none where the server tells of none', () => {
    for (const other of [undefined, record({}), { status: 1 }, record({ transitions: { gone: [1] } })]) {
      expect(stepsOf(other, fields)).toEqual([]);
      expect(stateOf(other, fields)).toBeNull();
    }
  });
});
