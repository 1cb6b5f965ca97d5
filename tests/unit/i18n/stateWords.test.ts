import { expect, test } from 'vitest';
import { verbOf } from '../../../src/i18n/stateWords.ts';

test('makes a verb of the word that a server says a state with, where it can', () => {
  const verbs = {
    Validée: 'Valider',
    Publié: 'Publier',
    Refusés: 'Refuser',
    Transmise: 'Transmettre',
    Ouvert: 'Ouvrir',
    Brouillon: 'Remettre en brouillon',
    'En cours': 'Commencer',
    'Acceptée par l’adversaire': null,
    Favorable: null,
  };
  expect(Object.fromEntries(Object.keys(verbs).map((word) => [word, verbOf(word)]))).toEqual(verbs);
});
