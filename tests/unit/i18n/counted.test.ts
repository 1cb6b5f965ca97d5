import { expect, it } from 'vitest';
import { counted } from '../../../src/i18n/counted.ts';

it.each([
  [4, 'Prix', '4\u00A0prix'],
  [1, 'Prix', '1\u00A0prix'],
  [1, 'Tableaux', '1\u00A0tableau'],
  [1, 'Joueurs alignés', '1\u00A0joueur aligné'],
  [1, 'Avis des instances', '1\u00A0avis des instances'],
  [2, 'Juges-arbitres adjoints', '2\u00A0juges-arbitres adjoints'],
  [1200, 'Contacts', '1\u202F200\u00A0contacts'],
])('counts %i of %j as %j', (count, label, said) => {
  expect(counted(count, label)).toBe(said);
});
