import { describe, expect, it } from 'vitest';
import type { Bracket } from '../../../../../src/areas/public/draw/fromBrackets.ts';
import { fromBrackets } from '../../../../../src/areas/public/draw/fromBrackets.ts';
import { toColumns, toPages } from '../../../../../src/areas/public/draw/toColumns.ts';
import { inOrder, playersOf, toPath, toSentence } from '../../../../../src/areas/public/draw/toSentence.ts';
import { buildBracket } from '../../../../support/buildBracket.ts';

const read = (...values: readonly unknown[]): Bracket => {
  const [bracket] = fromBrackets(values);
  if (!bracket) throw new Error('No bracket was read');
  return bracket;
};

const named = (familyName: string, identifier = familyName) => ({ identifier, person: { familyName } });

const match = (values: object = {}) => ({
  homePlayer: named('DUPONT'),
  awayPlayer: named('LEROY'),
  ...values,
});

describe('a draw', () => {
  it.each([4, 8, 16, 32, 64, 128])('of %i lines is a tree, each match between its two (R2.174)', (size) => {
    const { isTree, columns } = toColumns(read(buildBracket(size)));
    expect(isTree).toBe(true);
    for (const [index, { slots }] of columns.entries()) {
      expect(slots).toHaveLength(size / 2 ** (index + 1));
      for (const [place, slot] of (columns[index + 1]?.slots ?? []).entries()) {
        const [upper, lower] = [slots[2 * place], slots[2 * place + 1]];
        expect(slot?.home?.key).toBe(upper?.winner && upper[upper.winner]?.key);
        expect(slot?.away?.key).toBe(lower?.winner && lower[lower.winner]?.key);
      }
    }
  });

  it('of three players gives the best one a bye (R2.174)', () => {
    const bracket = read(buildBracket(4, 3));
    const [first] = bracket.rounds[0]?.matches ?? [];
    expect(first).toMatchObject({ home: { name: 'JOUEUR1 Jo' }, away: null, bye: true, winner: 'home' });
    expect(first && toSentence(first)).toBe('JOUEUR1 Jo, exempt');
  });

  it('keeps the place of matches that come in another order, or not at all', () => {
    const whole = buildBracket(8) as { rounds: { matches: { next: unknown }[] }[] };
    const [first] = whole.rounds;
    first?.matches.reverse();
    first?.matches.splice(1, 1);
    const [column] = toColumns(read(whole)).columns;
    expect(column?.slots.map((slot) => slot?.home?.key ?? null)).toEqual(['1', '5', null, '7']);
  });

  it('is read from anything without a fault', () => {
    for (const value of [null, 7, 'x', [null], [{}], [{ rounds: 5 }], [{ rounds: [{ matches: [] }] }]])
      expect(fromBrackets(value)).toEqual([]);
    const odd = read({
      name: [],
      size: -1,
      rounds: { a: { matches: [null, 3, { homePlayer: 'x', winner: 'nobody' }] } },
    });
    expect(odd).toMatchObject({ name: 'Tableau', size: 6 });
    expect(odd.rounds[0]?.matches.map((one) => toSentence(one))).toEqual(
      Array(3).fill('Adversaires à désigner'),
    );
  });

  it('follows no link backwards, nowhere, past a round or to a place that is taken', () => {
    const links = [
      { round: 1, match: 0, side: 'home' },
      { round: 1, match: 0, side: 'home' },
      { round: 0, match: 0, side: 'home' },
      { round: 1, match: 9, side: 'away' },
    ];
    const bracket = read({
      rounds: [
        { matches: links.map((next) => match({ next })) },
        {
          matches: [
            match({ next: { round: 0, match: 0, side: 'home' } }),
            match({ next: { round: 1, match: 0, side: 'away' } }),
          ],
        },
      ],
    });
    expect(bracket.rounds.flatMap(({ matches }) => matches.map(({ next }) => next))).toEqual([
      { match: 0, side: 'home' },
      ...Array(5).fill(null),
    ]);
    expect(toColumns(bracket).columns[0]?.slots).not.toContain(null);
  });

  it('draws no lines where the rounds are no halving of each other, however many there are', () => {
    const rounds = Array.from({ length: 40 }, () => ({ matches: [match()] }));
    const { isTree, columns } = toColumns(read({ rounds }));
    expect([isTree, columns.length]).toEqual([false, 12]);
    expect(
      toColumns(read({ rounds: [{ matches: [match(), match(), match()] }, { matches: [match()] }] })).isTree,
    ).toBe(false);
  });

  it.each([
    [8, [[4, 2, 1]]],
    [32, [[16, 8, 4, 2, 1]]],
    [64, [[16, 8, 4, 2, 1], [16, 8, 4, 2, 1], [1]]],
    [128, [...Array.from({ length: 4 }, () => [16, 8, 4, 2, 1]), [2, 1]]],
  ])('of %i lines is printed in parts of 32 lines at most (R2.174)', (size, pages) => {
    const printed = toPages(toColumns(read(buildBracket(size))));
    expect(printed.map((page) => page.map(({ slots }) => slots.length))).toEqual(pages);
    expect(printed.flat().flatMap(({ slots }) => slots)).toHaveLength(size - 1);
  });
});

describe('a match in words', () => {
  const sets = [9, 8, 5, 11].map((loser, index) => ({ won: index !== 1, loser }));
  const say = (values: object) =>
    read({ rounds: [{ matches: [match(values)] }] }).rounds[0]?.matches.map((one) => toSentence(one))[0];

  it('names the winner, the sets and their points as the winner reads them (R2.174)', () => {
    expect(say({ winner: 'home', game: { sets } })).toBe('DUPONT bat LEROY 3-1 (11-9 8-11 11-5 13-11)');
    expect(
      say({ winner: 'away', game: { sets: sets.map(({ won, loser }) => ({ won: !won, loser })) } }),
    ).toBe('LEROY bat DUPONT 3-1 (11-9 8-11 11-5 13-11)');
  });

  it('names a forfeit, and who is still to come', () => {
    expect(say({ winner: 'away', game: { forfeit: true, sets: [] } })).toBe('LEROY bat DUPONT par forfait');
    expect(say({ winner: null, awayPlayer: null })).toBe('DUPONT contre À désigner');
    expect(say({ winner: 'home', game: { sets: [{ won: true, loser: 1e9 }, null, { loser: -1 }] } })).toBe(
      'DUPONT bat LEROY',
    );
  });

  it.each([
    { game: { forfeit: true, winner: null, sets: [] } },
    { forfeit: true, winner: null },
    { forfeit: 'both', winner: null },
    { forfeit: 'both', winner: 'home' },
  ])('names a forfeit of both: %j', (values) => {
    expect(say(values)).toBe('DUPONT et LEROY\u00a0: double forfait');
  });

  it.each([
    ['home', 'LEROY bat DUPONT par forfait'],
    ['away', 'DUPONT bat LEROY par forfait'],
  ])('knows the winner of a forfeit that names who stayed away: %s', (forfeit, sentence) => {
    expect(say({ forfeit })).toBe(sentence);
  });

  it.each([
    ['retirement', 'LEROY bat DUPONT 1-0 (11-9) sur abandon'],
    ['injury', 'LEROY bat DUPONT 1-0 (11-9) sur blessure'],
    ['disqualification', 'LEROY bat DUPONT 1-0 (11-9) par disqualification'],
    ['notPlayed', 'DUPONT contre LEROY\u00a0: non jouée'],
    ['cancelled', 'DUPONT contre LEROY\u00a0: annulée'],
    ['something new', 'LEROY bat DUPONT 1-0 (11-9)'],
  ])('says how a game ended that was not played to its end: %s', (ending, sentence) => {
    const game = { sets: [{ won: false, loser: 9 }] };
    expect(say({ winner: 'away', ending, game })).toBe(sentence);
    expect(say({ winner: 'away', game: { ...game, ending } })).toBe(sentence);
  });

  it('leaves a game that is still to be played as it is', () => {
    expect(say({ winner: null, game: { forfeit: false, winner: null } })).toBe('DUPONT contre LEROY');
    expect(say({ homePlayer: null, awayPlayer: null, forfeit: true })).toBe('Adversaires à désigner');
  });

  it('waits for nobody behind a forfeit of both', () => {
    const next = (side: string, at = 0) => ({ next: { round: 1, match: at, side } });
    const out = { forfeit: true, winner: null };
    const bracket = read({
      rounds: [
        {
          matches: [
            match({ ...out, ...next('home') }),
            match({ winner: 'home', ...next('away') }),
            match({ ...out, ...next('home', 1) }),
            match({ ...out, ...next('away', 1) }),
          ],
        },
        {
          matches: [
            match({ homePlayer: null, next: { round: 2, match: 0, side: 'home' } }),
            { next: { round: 2, match: 0, side: 'away' } },
          ],
        },
        { matches: [{}] },
      ],
    });
    expect(bracket.rounds.slice(1).map(({ matches }) => matches.map((one) => toSentence(one)))).toEqual([
      ['LEROY, sans adversaire', 'Aucun joueur qualifié'],
      ['Adversaires à désigner'],
    ]);
    expect(bracket.rounds[2]?.matches[0]?.vacant).toEqual(['away']);
  });

  it('leads along the way of a player (R2.174)', () => {
    const bracket = read(buildBracket(4));
    expect(toPath(bracket, '2')).toBe(
      'Tour 1\u00a0: JOUEUR2 Jo bat JOUEUR3 Jo 3-0. Tour 2\u00a0: JOUEUR1 Jo bat JOUEUR2 Jo 3-0',
    );
    expect(inOrder(playersOf(bracket)).map(({ key }) => key)).toEqual(['1', '2', '3', '4']);
  });
});
