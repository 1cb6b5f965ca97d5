import { describe, expect, it } from 'vitest';
import { CLUB_NAMES } from '../../../../../src/areas/club/routes/wholeSpace.tsx';
import * as registry from '../../../../../src/resources/registry.ts';
import type { ResourceConfig } from '../../../../../src/views/page/ResourceConfig.ts';
import { scopeOf } from '../../../../../src/views/page/ScopeContext.tsx';

describe('the club of the address', () => {
  const scope = Object.fromEntries(CLUB_NAMES.map((name) => [name, { '@id': '/api/clubs/1' }]));

  it.each(Object.entries<ResourceConfig>(registry).filter(([, { list }]) => list?.either))(
    'is known by both names that tie the list of %s to it',
    (_, { list }) => {
      expect(Object.keys(scopeOf(scope, list?.either))).toEqual(list?.either);
    },
  );
});
