import type { SeedSeason } from './addSeasons.ts';
import type { SportFrame } from './addSportFrame.ts';
import type { Player } from './findPlayers.ts';
import type { Tools } from './tools.ts';

/** Shared tools of the sporting parts of the seed. */
export interface SportTools extends Tools {
  readonly season: SeedSeason;
  readonly frame: SportFrame;
  /** The main hall of each club. */
  readonly halls: ReadonlyMap<number, number>;
  /** Competitors by club, the strongest first. */
  readonly players: ReadonlyMap<number, readonly Player[]>;
}
