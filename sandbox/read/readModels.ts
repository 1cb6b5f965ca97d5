import { affiliationSteps } from './affiliationSteps.ts';
import { collectionModel } from './collectionModel.ts';
import { documents } from './documents.ts';
import { players } from './players.ts';
import type { ReadModel } from './readModel.ts';
import { referees } from './referees.ts';
import { sheetPlayers } from './sheetPlayers.ts';
import { statistics } from './statistics.ts';
import { towns } from './towns.ts';

/** The lists under `/api/read`, those with an account of their own left out. */
export const readModels: readonly ReadModel[] = [
  towns,
  documents,
  statistics,
  sheetPlayers,
  referees,
  players,
  affiliationSteps,
  collectionModel('transactions'),
  collectionModel('payments'),
];
