import { checkPlayer } from './checkPlayer.ts';
import { playersOfMeeting } from './playersOfMeeting.ts';
import { refuseTwin } from './refuseTwin.ts';
import { keepClosedSheet, refuseClosedSheet } from './sheetState.ts';
import type { Rules } from './rules.ts';

/** A letter has one player, and a player one letter, on a sheet that is open; who may not play is refused. */
export const sheetMatchPlayer: Rules = {
  beforeRemove: keepClosedSheet,
  opens: ({ sportMatch }, tools) => playersOfMeeting(tools, sportMatch),
  prepare: ({ side, sportMatch }) => ({
    homeMatch: side === 'home' ? sportMatch : null,
    awayMatch: side === 'away' ? sportMatch : null,
  }),
  check: async (values, existing, tools) => [
    ...(await refuseTwin(tools, values, existing, {
      entity: 'sheet-match-player',
      fields: ['sportMatch', 'side', 'letter'],
      message: 'Cette lettre est déjà attribuée.',
    })),
    ...(await refuseTwin(tools, values, existing, {
      entity: 'sheet-match-player',
      fields: ['sportMatch', 'player'],
      message: 'Joueur déjà inscrit sur cette feuille',
    })),
    ...(await refuseClosedSheet(tools, values['sportMatch'])),
    // What was named before the rule changed stays as it is.
    ...(existing?.['player'] === values['player'] ? [] : await checkPlayer(tools, values, existing)),
  ],
};
