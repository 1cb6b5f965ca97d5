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
