import { describe, expect, it } from 'vitest';
import { createI18nProvider } from '../../../support/frenchTexts.ts';
import { checkSheet, winnersOf } from '../../../../src/rules/sheet/checkSheet.ts';
import type { Sheet, SheetGame, SheetTeam } from '../../../../src/rules/sheet/sheet.ts';
import type { Side } from '../../../../src/rules/side.ts';
import { buildSheet } from '../realSheet.ts';
import { toSets } from '../toSets.ts';

const withGame = (position: number, known: Partial<SheetGame>): Sheet => {
  const { games } = buildSheet();
  return buildSheet({
    games: games.map((game) => (game.position === position ? { ...game, ...known } : game)),
  });
};

const withTeam = (side: Side, known: Partial<SheetTeam>): Sheet => {
  const { teams } = buildSheet();
  return buildSheet({ teams: { ...teams, [side]: { ...teams[side], ...known } } });
};

const sentences = (sheet: Sheet): string[] => {
  const { translate } = createI18nProvider();
  return checkSheet(sheet).map(({ code, values }) =>
    translate(`sheetFaults.${code}`, values).replaceAll(/[\u00a0\u202f]/g, ' '),
  );
};

describe('a sheet', () => {
  it('of a real meeting is accepted', () => {
    expect(checkSheet(buildSheet())).toEqual([]);
  });

  it.each<[string, Sheet]>([
    [
      'Score de manche impossible : 120',
      withGame(1, { sets: [{ won: false, loser: 120 }, ...toSets('-3 -9')] }),
    ],
    ['Trois manches gagnantes : manche 4 en trop', withGame(1, { sets: toSets('-6 -3 -9 7') })],
    ['Partie 1 : aucun joueur n’a encore gagné', { ...withGame(1, { sets: toSets('-6 -3') }), score: null }],
    ['Partie 1 : vainqueur incohérent avec les manches', withGame(1, { winner: 'home' })],
    ['Partie 3 : score à corriger', { ...withGame(3, { faulty: true }), score: null }],
    ['Partie 1 non saisie', { ...withGame(1, { sets: [] }), score: null }],
    ['Le score (5-9) ne correspond pas aux parties', buildSheet({ score: { home: 5, away: 9 } })],
    ['Le score (5-10) ne correspond pas aux parties', buildSheet({ score: { home: 5, away: 10 } })],
    ['Le score (4-9) ne correspond pas aux parties', buildSheet({ score: { home: 4, away: 9 } })],
    ['L’heure de fin précède l’heure de début', buildSheet({ endTime: '20:44' })],
    [
      'Un joueur ne peut disputer qu’un double',
      withTeam('home', {
        pairs: [
          ['A', 'C'],
          ['A', 'D'],
        ],
      }),
    ],
    ['Double 2 : choisissez deux joueurs présents', withTeam('away', { pairs: [['W', 'Y'], ['X']] })],
    [
      'Double 1 : choisissez deux joueurs présents',
      withTeam('away', {
        pairs: [
          ['W', 'W'],
          ['X', 'Z'],
        ],
      }),
    ],
    ['Signature du capitaine Torsac CP 1 manquante', withTeam('home', { signed: false })],
  ])('is refused: %s', (sentence, sheet) => {
    expect(sentences(sheet)).toEqual([sentence]);
    expect(checkSheet(sheet).map(({ kind }) => kind)).toEqual(['blocking']);
  });

  it.each<[string, Sheet]>([
    ['Capitaine Cognac UA 4 manquant', withTeam('away', { captain: null })],
    [
      'Feuille saisie hors délai : les résultats étaient attendus avant le 2026-09-27T23:59:59+02:00',
      buildSheet({ enteredAt: '2026-09-27T22:00:00Z' }),
    ],
  ])('is accepted with a warning: %s', (sentence, sheet) => {
    expect(sentences(sheet)).toEqual([sentence]);
    expect(checkSheet(sheet).map(({ kind }) => kind)).toEqual(['warning']);
  });

  it('names everybody who has played: nobody wins or loses without a name', () => {
    const sheet = withTeam('home', { unnamed: ['B'] });
    expect(checkSheet(sheet)).toEqual([
      {
        kind: 'blocking',
        code: 'playerMissing',
        at: { side: 'home', letter: 'B' },
        values: { games: '2, 6, 14', smart_count: 3 },
      },
    ]);
    const givenUp = (winner: Side): Sheet => ({
      ...sheet,
      score: null,
      games: sheet.games.map((game) =>
        [2, 6, 14].includes(game.position) ? { ...game, sets: [], forfeit: true, winner } : game,
      ),
    });
    expect(checkSheet(givenUp('away'))).toEqual([]);
    expect(checkSheet(givenUp('home')).map(({ code }) => code)).toEqual(['playerMissing']);
  });

  it.each<[string, Partial<Sheet>]>([
    ['that ends when it begins', { startTime: '20:45', endTime: '20:45' }],
    ['without the time of its beginning', { startTime: null, endTime: '00:10' }],
    ['without the time of its end', { endTime: null }],
    ['entered in the last second', { enteredAt: '2026-09-27T21:59:59Z' }],
    ['that is not entered yet', { enteredAt: null }],
    ['without a day to be entered by', { deadline: null, enteredAt: '2030-01-01T00:00:00Z' }],
  ])('%s is accepted', (_, known) => expect(checkSheet(buildSheet(known))).toEqual([]));

  it.each<[string, Sheet]>([
    ['gameUnfinished', { ...withGame(1, { sets: toSets('-6 -3') }), score: null }],
    ['winnerMismatch', withGame(1, { winner: 'home' })],
    ['gameFaulty', { ...withGame(1, { faulty: true }), score: null }],
    ['gameMissing', { ...withGame(1, { sets: [] }), score: null }],
  ])('says at which game it is: %s', (code, sheet) =>
    expect(checkSheet(sheet)).toEqual([expect.objectContaining({ code, at: { game: 1 } })]),
  );

  it.each<[string, Sheet]>([
    ['captainMissing', withTeam('away', { captain: null })],
    ['signatureMissing', withTeam('away', { signed: false })],
  ])('says of which side it is: %s', (code, sheet) =>
    expect(checkSheet(sheet)).toEqual([expect.objectContaining({ code, at: { side: 'away' } })]),
  );

  it('wants a pair of two present players of the side, of a double that is played', () => {
    const pairsOf = (known: Partial<SheetTeam>) =>
      checkSheet(withTeam('away', known)).map(({ code, at }) => [code, at]);
    const missing = ['pairIncomplete', { side: 'away', game: 9 }];
    expect(
      pairsOf({
        pairs: [
          ['W', 'A'],
          ['X', 'Z'],
        ],
      }),
    ).toEqual([missing]);
    const absent = withTeam('away', { absent: ['Y'] });
    const isMissing = ({ code }: { readonly code: string }) => code === 'pairIncomplete';
    expect(
      checkSheet({ ...absent, score: null })
        .filter(isMissing)
        .map(({ at }) => at),
    ).toEqual([missing[1]]);
    const givenUp = withGame(9, { sets: [], forfeit: true, winner: 'away' });
    const { teams } = withTeam('home', { pairs: [[], ['B', 'D']] });
    expect(checkSheet({ ...givenUp, teams, score: null })).toEqual([]);
  });

  it('says where a fault is', () => {
    expect(checkSheet(withGame(7, { sets: toSets('7 8 -6 10 -3') }))[0]?.at).toEqual({ game: 7, set: 5 });
    expect(
      checkSheet(
        withTeam('home', {
          pairs: [
            ['A', 'C'],
            ['A', 'D'],
          ],
        }),
      )[0]?.at,
    ).toEqual({
      side: 'home',
      letter: 'A',
    });
  });

  it('of three players against four needs neither their games nor their second double', () => {
    const games = buildSheet().games.filter(({ position }) => ![4, 7, 10, 13].includes(position));
    const sheet = withTeam('home', { absent: ['D'], pairs: [['A', 'C']] });
    expect(checkSheet({ ...sheet, games, score: { home: 3, away: 11 } })).toEqual([]);
    expect(sentences({ ...sheet, games: games.slice(1), score: null })).toEqual(['Partie 1 non saisie']);
  });

  it('takes a game given up as the winner says', () => {
    expect(checkSheet(withGame(3, { sets: [], forfeit: true, winner: 'home' }))).toEqual([]);
    expect(checkSheet({ ...withGame(3, { sets: [], forfeit: true }), score: { home: 3, away: 10 } })).toEqual(
      [],
    );
  });

  it('distinguishes a game that neither side came to from one still to be played', () => {
    expect(winnersOf(withGame(3, { sets: [], forfeit: true }))[2]).toBe('none');
    expect(winnersOf(withGame(3, { sets: [] }))[2]).toBeNull();
  });

  it('ends where the score is settled', () => {
    const { games } = buildSheet();
    const settled = buildSheet({ settledAt: 8, games: games.slice(0, 12), score: { home: 4, away: 8 } });
    expect(checkSheet(settled)).toEqual([]);
    expect(sentences({ ...settled, games: games.slice(0, 13) })).toEqual([
      'Partie 13 en trop : le score était acquis',
    ]);
  });

  it('lost by forfeit has no games', () => {
    expect(checkSheet(buildSheet({ forfeit: 'away', games: [], score: { home: 14, away: 0 } }))).toEqual([]);
    expect(sentences(buildSheet({ forfeit: 'away', games: [], score: { home: 10, away: 4 } }))).toEqual([
      'Le score (10-4) ne correspond pas aux parties',
    ]);
  });

  it('of best of 3 and of 7 names the sets needed', () => {
    const game = { position: 1, winner: null };
    const sheet = buildSheet({
      format: '3J9',
      games: [{ ...game, sets: toSets('3 3 3') }],
      bestOf: 3,
      score: null,
    });
    expect(sentences(sheet)[0]).toBe('Deux manches gagnantes : manche 3 en trop');
    const long = { ...sheet, games: [{ ...game, sets: toSets('3 3 3 3 3') }], bestOf: 7 as const };
    expect(sentences(long)[0]).toBe('Quatre manches gagnantes : manche 5 en trop');
  });
});
