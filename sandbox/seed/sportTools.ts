import type { SeedSeason } from './season.ts';
import type { Player } from './findPlayers.ts';
import type { Tools } from './tools.ts';

/** Records that a championship refers to. */
export interface SportFrame {
  /** Order of games by the code of the match format. */
  readonly oppositionSheets: ReadonlyMap<string, number>;
  /** Key of a match day by its number. */
  readonly days: ReadonlyMap<number, number>;
}

/** Shared tools of the sporting parts of the seed. */
export interface SportTools extends Tools {
  readonly season: SeedSeason;
  readonly frame: SportFrame;
  /** The main hall of each club. */
  readonly halls: ReadonlyMap<number, number>;
  /** Competitors by club, the strongest first. */
  readonly players: ReadonlyMap<number, readonly Player[]>;
}
