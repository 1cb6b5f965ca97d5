import { describe, expect, it } from 'vitest';
import { addresses } from '../../../../src/areas/public/addresses.ts';

describe('the public pages', () => {
  it('stand at the addresses of the specification (R2.15-R2.17)', () => {
    expect(Object.values(addresses)).toEqual([
      'tournaments/search',
      'contests/team/consult',
      'contests/individual/consult',
    ]);
  });
});
