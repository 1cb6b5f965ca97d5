// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  filledBy,
  isClub,
  levelOf,
  pathsIn,
  useClubFilter,
  useHasClub,
} from '../../../src/features/clubsHere.ts';
import * as registry from '../../../src/resources/registry.ts';
import type { ResourceConfig } from '../../../src/views/page/ResourceConfig.ts';
import { scopeOf, ScopeContext } from '../../../src/views/page/ScopeContext.tsx';

describe('the club of the address', () => {
  const scope = filledBy({ '@id': '/api/clubs/1' });

  // The list of clubs is one above them.
  const ofClubs = Object.entries<ResourceConfig>(registry).filter(([name]) => name !== 'informations');

  it.each(ofClubs.filter(([, { list }]) => list?.either))(
    'is known by both names that tie the list of %s to it',
    (_, { list }) => {
      expect(Object.keys(scopeOf(scope, list?.either))).toEqual(list?.either);
    },
  );
});

describe('above the clubs', () => {
  it('what belongs to a club is narrowed to those beneath', () => {
    expect(pathsIn('/api/leagues/28', 'person.club')).toEqual(['person.club.league']);
    expect(pathsIn('/api/committees/36', 'clubs')).toEqual(['clubs.committee']);
    expect(pathsIn('/api/zones/19', 'club')).toEqual(['club.league.parent']);
    expect(pathsIn('/api/federations/13', 'club')).toEqual([]);
    // An organization that this file does not know is above all of them: the server leaves out what nobody may see.
    expect(pathsIn('/api/unions/4', 'club')).toEqual([]);
  });

  it('what belongs to any organization is that of the league, or of a club beneath', () => {
    const league = { '@id': '/api/leagues/28' };
    expect(pathsIn(league['@id'], 'organization')).toEqual([
      'organization',
      'organization.parent',
      'organization.parent.parent',
    ]);
    expect(pathsIn('/api/committees/36', 'organization')).toEqual(['organization', 'organization.parent']);
    expect(pathsIn('/api/zones/19', 'organization')).toHaveLength(4);
    expect(pathsIn('/api/federations/13', 'contract.organization')).toEqual([]);
    expect(pathsIn(league['@id'], 'parent')).toEqual(['parent']);
    expect(filledBy(league)).toEqual({ organization: league, parent: league, league });
  });

  it('nothing is narrowed where there are no clubs', () => {
    for (const path of ['club', 'organization', 'parent']) expect(pathsIn(undefined, path)).toEqual([]);
    expect(pathsIn(undefined, 'division')).toEqual(['division']);
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
    expect(pathsIn('urn:1', 'club')).toEqual(['club']);
  });
});
