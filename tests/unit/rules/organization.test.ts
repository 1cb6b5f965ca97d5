import { expect, it } from 'vitest';
import { isOrganization } from '../../../src/rules/organization.ts';

it('is of one of seven types (R3.170)', () => {
  const types = ['organization', 'federation', 'zone', 'league', 'committee', 'club', 'third', 'person', ''];
  expect(types.filter(isOrganization)).toEqual(types.slice(0, 7));
});
