// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  filledBy,
  isClub,
  levelOf,
  pathIn,
  useClubFilter,
  useHasClub,
} from '../../../src/features/clubsHere.ts';
import * as registry from '../../../src/resources/registry.ts';
import type { ResourceConfig } from '../../../src/views/page/ResourceConfig.ts';
import { scopeOf, ScopeContext } from '../../../src/views/page/ScopeContext.tsx';

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

describe('a page', () => {
  const inPlace = (iri: string | null) =>
    renderHook(() => [useHasClub(), useClubFilter()('club')], {
      wrapper: ({ children }) => (
        <ScopeContext value={iri === null ? {} : filledBy({ '@id': iri })}>{children}</ScopeContext>
      ),
    }).result.current;

  it.each([
    ['/api/clubs/1', true, { club: '/api/clubs/1' }],
    ['/api/leagues/28', false, { 'club.league': '/api/leagues/28' }],
    ['/api/federations/13', false, {}],
    [null, false, {}],
  ])('in the place of %s', (iri, hasClub, filter) => {
    expect(inPlace(iri)).toEqual([hasClub, filter]);
  });

  it('is of a level', () => {
    expect(['clubs', 'leagues', 'federations'].map((name) => levelOf(`/api/${name}/1`))).toEqual([
      'club',
      'league',
      'federation',
    ]);
    expect(levelOf('urn:1')).toBe('club');
  });

  it('of a club fills all that leads to one, and that of a committee its own relation', () => {
    const club = { '@id': '/api/clubs/1' };
    expect(Object.keys(filledBy(club)).toSorted()).toEqual(
      ['club', 'clubs', 'leftClub', 'organization', 'parent', 'welcomeClub'].toSorted(),
    );
    expect(Object.keys(filledBy({ '@id': '/api/committees/36' }))).toEqual([
      'organization',
      'parent',
      'committee',
    ]);
    expect(Object.keys(filledBy({ '@id': '/api/federations/13' }))).toEqual(['organization', 'parent']);
    expect([isClub('club'), isClub('person.club')]).toEqual([true, false]);
    expect(pathIn('urn:1', 'club')).toBe('club');
  });
});
