import { describe, expect, it } from 'vitest';
import { publicPaths } from '../../../../src/areas/public/publicPaths.ts';

describe('the public pages', () => {
  it('are at the addresses of the specification (R2.15-R2.17)', () => {
    expect(Object.values(publicPaths)).toEqual([
      'tournaments/search',
      'contests/team/consult',
      'contests/individual/consult',
    ]);
  });
});
