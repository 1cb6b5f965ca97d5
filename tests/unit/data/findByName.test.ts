import { expect, it } from 'vitest';
import { findByName, type Read } from '../../../src/data/findByName.ts';

const NAMES = ['familyName', 'givenName'];

it('shows first what is called as it was typed', async () => {
  const people = ['ESSAI 10', 'ESSAI 21', 'ÉSSAI-1'].map((familyName, id) => ({
    id,
    familyName,
    givenName: '',
  }));
  const read: Read = async () => ({ data: people, more: false });
  const { data } = await findByName('essai 1', { names: NAMES, number: null }, read, 2);
  expect(data.map(({ id }) => id)).toEqual([2, 0]);
});

it('shows what is found as in a dictionary, behind what is called as it was typed', async () => {
  const names = ['ROYER', 'LEROY', 'Élan 10', 'Élan 2', 'ROY', 'Abbé Roy', 'Roy Junior', 'Leroÿ'];
  const clubs = names.map((name, id) => ({ id, name }));
  const read: Read = async () => ({ data: clubs, more: false });
  const { data } = await findByName('roy', { names: ['name'], number: null }, read, 25);
  expect(data.map(({ name }) => String(name))).toEqual([
    'ROY',
    'Roy Junior',
    'Abbé Roy',
    'Élan 2',
    'Élan 10',
    'LEROY',
    'Leroÿ',
    'ROYER',
  ]);
});
