import { branches, eventTypes } from './data/sportFrame.ts';
import { championshipDates } from './data/season.ts';
import { matchFormats } from './data/matchFormats.ts';
import type { Rows } from './createRows.ts';

/** Records that every contest, event and course of the seed refers to. */
export interface SportFrame {
  /** Order of games by the code of the match format. */
  readonly oppositionSheets: ReadonlyMap<string, number>;
  /** Key of a match day by its number. */
  readonly days: ReadonlyMap<number, number>;
  readonly branches: ReadonlyMap<string, number>;
  readonly eventTypes: ReadonlyMap<string, number>;
}

/** Adds phases, match days, orders of games, sectors and kinds of events. */
export const addSportFrame = (rows: Rows): SportFrame => {
  for (const name of ['Phase 1', 'Phase 2', 'Saison']) rows.add('phase', { name });
  return {
    days: new Map(championshipDates.map((_, index) => [index + 1, rows.add('day', { position: index + 1 })])),
    oppositionSheets: new Map(Object.keys(matchFormats).map((code) => [code, addSheet(rows, code)])),
    branches: new Map(
      branches.map(([code, name]) => [code, rows.add('branch', { code, name, parent: null, active: true })]),
    ),
    eventTypes: new Map(
      eventTypes.map(([code, name, passAllowed]) => [
        code,
        rows.add('club-event-type', {
          code,
          name,
          description: null,
          passAllowed,
          eventLicence: passAllowed,
          maxParticipants: null,
          active: true,
        }),
      ]),
    ),
  };
};

const addSheet = (rows: Rows, code: string): number => {
  const { players = 0, order = '' } = matchFormats[code] ?? {};
  const games = order.split(' ');
  const sheet = rows.add('opposition-sheet', {
    name: code,
    opponentCount: players,
    oppositionCount: games.length,
  });
  for (const [index, game] of games.entries()) {
    const [homePlayer, awayPlayer] = sidesOf(game);
    rows.add('opposition-line', { sheet, position: index + 1, homePlayer, awayPlayer });
  }
  return sheet;
};

/** `AW` is A against W; `Double1` is on both sides. */
export const sidesOf = (game: string): [home: string, away: string] =>
  game.length === 2 ? [game.charAt(0), game.charAt(1)] : [game, game];
