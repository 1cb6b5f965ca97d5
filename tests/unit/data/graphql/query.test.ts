import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { PAGE, query, type Question } from '../../../../src/data/graphql/query.ts';
import { toDocument } from '../../../../src/data/graphql/toDocument.ts';
import type { Account, Person, Season } from '../../../../src/generated/resources.ts';

/** The document on one line, as far as it is the arguments of the only query. */
const line = (...questions: readonly Question[]): string =>
  toDocument(questions).text.replace(/\s+/g, ' ').trim();
const args = (question: Question): string => /\((.*?)\) \{/.exec(line(question))?.[1]?.trim() ?? '';

const people = query('people', '/people');

describe('the query builder', () => {
  it('selects fields, those of relations nested, those of lists by their nodes (R7.58)', () => {
    const question = query<Person>('q', '/people').select('familyName', 'club.name', 'club.league.name');
    expect(line(question)).toContain(
      'edges { cursor node { id familyName club { name league { name } } } } pageInfo { endCursor startCursor hasNextPage hasPreviousPage } totalCount',
    );
    expect(line(people.select('contactPoints[].telephone', 'contactPoints[].email'))).toContain(
      'contactPoints { edges { node { id telephone email } } }',
    );
  });

  it('compares with where, nested properties joined by _ (R7.59)', () => {
    expect(args(people.where('type', 'a'))).toBe('type: "a", first: 25');
    expect(args(people.where('pool.group.current', true).where('club', '/api/clubs/7'))).toBe(
      'pool_group_current: true, club: "/api/clubs/7", first: 25',
    );
    expect(args(people.where('club.id', 7).where('status', [5, 8]))).toBe(
      'club_id: 7, status_list: [5, 8], first: 25',
    );
    expect(toDocument([people.where('club.id', 7)], '__').text).toContain('club__id: 7');
  });

  it('writes bounds as text and gathers those of one property (R7.59)', () => {
    expect(args(people.where('startDate', { after: '2026-07-01' }))).toBe(
      'startDate: [{after: "2026-07-01"}], first: 25',
    );
    expect(args(people.where('points', { gte: 500 }).where('points', { lt: 900 }))).toBe(
      'points: [{gte: "500"}, {lt: "900"}], first: 25',
    );
  });

  it('leaves out what has no value, and writes a value in the requested type (R7.59)', () => {
    expect(args(people.where('a', null).where('b', undefined).where('c', 1.5))).toBe('c: 1.5, first: 25');
    expect(args(people.where('a', 7, 'string').where('b', ['7', '8'], 'int'))).toBe(
      'a: "7", b_list: [7, 8], first: 25',
    );
  });

  it('excludes with notWhere, each property once and every number as text (R7.60)', () => {
    expect(args(people.notWhere('status', 8))).toBe('not: [{status: "8"}], first: 25');
    expect(args(people.notWhere('status', 7).notWhere('status', 8).notWhere('dead', true))).toBe(
      'not: [{status_list: ["7", "8"]}, {dead: true}], first: 25',
    );
  });

  it('writes a custom filter as given (R7.61)', () => {
    expect(args(people.customFilter('club_q', 'vaires'))).toBe('club_q: "vaires", first: 25');
  });

  it('offers alternatives with orWhere (R7.62)', () => {
    expect(args(people.orWhere('away.team.id', 5834).orWhere('home.team.id', 5834))).toBe(
      'or: [{away_team_id: "5834"}, {home_team_id: "5834"}], first: 25',
    );
  });

  it('orders by property and direction, ascending when none is given (R7.63)', () => {
    expect(args(people.orderBy('name', 'desc').orderBy('club.name'))).toBe(
      'order: [{name: "DESC"}, {club_name: "ASC"}], first: 25',
    );
  });

  it('requests 25 when no pagination is given, and for pages by cursor (R7.64, R9.8)', () => {
    expect(PAGE).toBe(25);
    expect(args(people.pagination({ limit: 50 }))).toBe('first: 50');
    expect(args(people.pagination({ page: 2 }))).toBe('first: 25, after: "MjQ="');
    expect(args(people.after('MQ=='))).toBe('first: 25, after: "MQ=="');
  });

  it('keeps the order where, custom, not, or, exists, order, first, after', () => {
    const question = people
      .after('MQ==')
      .orderBy('a')
      .exists('licence', true)
      .orWhere('b', 1)
      .notWhere('c', 1)
      .customFilter('q', 'x')
      .where('d', 1);
    expect(args(question)).toBe(
      'd: 1 q: "x" not: [{c: "1"}] or: [{b: "1"}] exists: [{licence: true}] order: [{a: "ASC"}] first: 25 after: "MQ=="',
    );
  });

  it('counts without reading', () => {
    expect(line(people.countOnly())).toBe('query people { people: people(first: 25) { totalCount } }');
    expect(line(people.withoutTotal())).not.toContain('totalCount');
  });

  it('names root fields after collections and has its own name (R7.66)', () => {
    expect(line(query('club-list', '/club_memberships'))).toMatch(
      /^query club_list \{ club_list: clubMemberships\(first: 25\)/,
    );
    expect(line(query('9', '/clubs'), query('9', '/people'))).toMatch(
      /^query batch \{ _9: clubs.* _9_2: people/,
    );
  });

  it('escapes every text that was typed', () => {
    const typed = 'du"p\\ } \n\u0001 🏓';
    const { text } = toDocument([people.where('familyName', typed)]);
    const [definition] = parse(text).definitions;
    expect(JSON.stringify(definition)).toContain(JSON.stringify(typed).slice(1, -1));
  });

  it.each(['name)', 'a b', '', 'a..b', '1a', 'a{b}', 'é'])('refuses the name %j', (name) => {
    expect(() => people.select(name)).toThrow(TypeError);
    expect(() => people.where(name, 1)).toThrow(TypeError);
    expect(() => people.orderBy(name)).toThrow(TypeError);
    expect(() => people.customFilter(name, 1)).toThrow(TypeError);
    expect(() => query('q', `/${name}`)).toThrow(TypeError);
  });

  it('takes the names of the generated types only (R7.58, R7.59)', () => {
    const seasons = query<Season>('q', '/seasons');
    // @ts-expect-error -- no season has such a field
    expect(line(seasons.select('nom'))).toContain('nom');
    // @ts-expect-error -- nor such a property
    expect(line(seasons.where('club', 1))).toContain('club: 1');
    const accounts = query<Account>('q', '/accounts');
    // What the server does not describe further is selected whole.
    expect(line(accounts.select('roles', 'person.club.name'))).toContain('roles person { club { name } }');
    // @ts-expect-error -- a relation is selected by its fields
    expect(line(accounts.select('person'))).toContain('person');
    // @ts-expect-error -- the address of a record is selected anyway
    expect(() => accounts.select('@id')).toThrow(TypeError);
  });
});
