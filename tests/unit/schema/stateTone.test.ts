import { expect, test } from 'vitest';
import { entities } from '../../../sandbox/entities/index.ts';
import { stateTone } from '../../../src/schema/stateTone.ts';

test('shows by its tone what a state means to the reader', () => {
  expect(
    ['validated', 'submitted', 'waitingPayment', 'refused', 'draft'].map((code) => stateTone(code)),
  ).toEqual(['success', 'info', 'warning', 'error', 'neutral']);
});

test('goes by the words where states are numbers, or a server has codes of its own', () => {
  const words = [
    'Brouillon',
    'Soumise',
    'Avis comité',
    'Décision fédérale en attente',
    'Homologuée',
    'Refusée',
  ];
  expect(words.map((word, code) => stateTone(code, word))).toEqual([
    'neutral',
    'info',
    'info',
    'warning',
    'success',
    'error',
  ]);
  expect(stateTone('ARCHIVED', 'Archivée')).toBe('neutral');
  expect(stateTone('x', 'Autre chose')).toBe('neutral');
});

test('has a tone for each code that the federation’s states have', () => {
  const codes = entities.flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, field]) =>
      /^(state|status|\w+(State|Status))$/.test(name) && field.kind === 'scalar'
        ? (field.choices ?? []).map(({ value }) => String(value)).filter((code) => /^[a-z]/i.test(code))
        : [],
    ),
  );
  expect(codes.length).toBeGreaterThan(50);
  // A word that says nothing leaves an unknown code neutral; one that says 'refused' betrays it.
  expect(
    [...new Set(codes)].filter((code) => stateTone(code, 'Refusé') !== stateTone(code, 'Validé')),
  ).toEqual([]);
});
