import { describe, expect, it } from 'vitest';
import { filledBy, pathIn } from '../../../src/features/clubsHere.ts';
import * as registry from '../../../src/resources/registry.ts';
import type { ResourceConfig } from '../../../src/views/page/ResourceConfig.ts';
import { scopeOf } from '../../../src/views/page/ScopeContext.tsx';

describe('the club of the address', () => {
  const scope = filledBy({ '@id': '/api/clubs/1' });

  it.each(Object.entries<ResourceConfig>(registry).filter(([, { list }]) => list?.either))(
    'is known by both names that tie the list of %s to it',
    (_, { list }) => {
      expect(Object.keys(scopeOf(scope, list?.either))).toEqual(list?.either);
    },
  );
});

describe('above the clubs', () => {
  it('what belongs to a club is narrowed to those beneath', () => {
    expect(pathIn('/api/leagues/28', 'person.club')).toBe('person.club.league');
    expect(pathIn('/api/committees/36', 'clubs')).toBe('clubs.committee');
    expect(pathIn('/api/zones/19', 'club')).toBe('club.league.parent');
    expect(pathIn('/api/federations/13', 'club')).toBeNull();
    // An organization that this file does not know is above all of them: the server leaves out what nobody may see.
    expect(pathIn('/api/unions/4', 'club')).toBeNull();
  });

  it('what belongs to an organization is its own', () => {
    const league = { '@id': '/api/leagues/28' };
    expect(pathIn(league['@id'], 'organization')).toBe('organization');
    expect(filledBy(league)).toEqual({ organization: league, parent: league, league });
  });

  it('nothing is narrowed where there are no clubs', () => {
    expect(pathIn(undefined, 'club')).toBeNull();
    expect(pathIn(undefined, 'organization')).toBeNull();
    expect(pathIn(undefined, 'division')).toBe('division');
  });
});
