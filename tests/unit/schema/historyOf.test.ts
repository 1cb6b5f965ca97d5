import { describe, expect, it } from 'vitest';
import { parseMapping } from '../../../src/schema/parseMapping.ts';
import { awaitedOf, historyOf } from '../../../src/schema/historyOf.ts';

const { fields } = parseMapping({
  fields: {
    responses: {
      type: 'mutation-response',
      label: 'Réponses',
      embedded: true,
      multiple: true,
      fields: {
        step: { type: 'string', label: 'Étape' },
        review: {
          type: 'string',
          label: 'Avis',
          choices: [
            { value: 'unfavorable', label: 'Défavorable' },
            { value: 'none', label: 'Sans avis' },
          ],
        },
      },
    },
  },
});

describe('the history of a record that keeps its steps (R1.18)', () => {
  it('says who took each step, when, and what was said', () => {
    const responses = [
      { step: 'draft', date: '2026-06-02', review: 'none', organization: { name: 'Paris' } },
      { step: 'sent', date: '2026-06-03', review: 'unfavorable', description: 'Impayé' },
      { review: 'none' },
    ];
    expect(historyOf({ responses }, fields[0])).toEqual([
      { state: 'draft', date: '2026-06-02', who: 'Paris', said: [] },
      { state: 'sent', date: '2026-06-03', who: null, said: ['Défavorable', 'Impayé'] },
    ]);
    expect(historyOf({ responses }, undefined)).toEqual([]);
  });

  it('gathers what others may do by who may', () => {
    const awaits = { accepted: 'la ligue', refused: 'la ligue', cancelled: 'le club', odd: 3 };
    expect([...awaitedOf({ '@permissions': { awaits } })]).toEqual([
      ['la ligue', ['accepted', 'refused']],
      ['le club', ['cancelled']],
    ]);
    expect(awaitedOf(undefined).size).toBe(0);
  });
});
