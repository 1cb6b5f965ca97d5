import { drawTexts } from '../../../i18n/draw.ts';
import type { BracketMatch, BracketPlayer } from './bracket.ts';
import { setsOf, toSetScores } from './toScore.ts';

/** A match in words: `DUPONT Jean bat LEROY Luc 3-1 (11-9 8-11 11-5 11-9)`; in short without the points of the sets. */
export const toSentence = (match: BracketMatch, isShort = false): string => {
  const { home, away, winner, bye, forfeit, sets } = match;
  if (bye) return [nameOf(home ?? away), drawTexts.bye.toLowerCase()].join(', ');
  if (winner === null) {
    if (!home && !away) return drawTexts.bothUnknown;
    return `${nameOf(home)} ${drawTexts.against} ${nameOf(away)}`;
  }
  const [first, second] = winner === 'home' ? [home, away] : [away, home];
  const won = `${nameOf(first)} ${drawTexts.beats} ${nameOf(second)}`;
  if (forfeit) return `${won} ${drawTexts.byForfeit}`;
  if (sets.length === 0) return won;
  const loser = winner === 'home' ? 'away' : 'home';
  const score = `${won} ${setsOf(match, winner)}-${setsOf(match, loser)}`;
  return isShort ? score : `${score} (${toSetScores(match, winner)})`;
};

const nameOf = (player: BracketPlayer | null): string => player?.name ?? drawTexts.unknown;
