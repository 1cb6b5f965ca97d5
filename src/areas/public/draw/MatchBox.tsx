import { memo } from 'react';
import { outcomeOf } from '../../../rules/outcome.ts';
import { drawTexts } from './texts.ts';
import { SIDES, type Side } from '../../../rules/side.ts';
import type { BracketMatch } from './fromBrackets.ts';
import { setsOf, toEndText, toSetScores } from './toSentence.ts';

interface MatchBoxProps {
  readonly match: BracketMatch;
  /** The side of it that is followed through the draw. */
  readonly chosen: Side | null;
}

/** A match of a draw for the eye; the list beside it says the same. Plain elements: a draw has up to 127 of them. */
export const MatchBox = memo(({ match, chosen }: MatchBoxProps) => (
  <div className={chosen ? 'slot path' : 'slot'}>
    <div className="match">
      {SIDES.map((side) => (
        <SideLine key={side} match={match} side={side} isChosen={chosen === side} />
      ))}
      <LastLine match={match} />
    </div>
  </div>
));

const SideLine = ({ match, side, isChosen }: { match: BracketMatch; side: Side; isChosen: boolean }) => {
  const player = match[side];
  const seed = side === 'home' ? match.homeSeed : match.awaySeed;
  const classes = ['side', outcomeOf(match) === side ? 'won' : '', isChosen ? 'chosen' : ''];
  return (
    <div className={classes.filter((name) => name !== '').join(' ')} data-key={player?.key}>
      {seed !== null && <i>{seed}</i>}
      <span>
        {player?.name ?? toAbsence(match, side)}
        {player?.club && <small>{player.club}</small>}
      </span>
      {!match.bye && outcomeOf(match) !== null && <b>{toResult(match, side)}</b>}
    </div>
  );
};

/** The points of the sets, and how the match ended where these do not say it; a forfeit is beside who did not come. */
const LastLine = ({ match }: { match: BracketMatch }) => {
  const { winner, sets, ending, bye } = match;
  const isShownBelow = !bye && (ending !== null || outcomeOf(match) === 'doubleForfeit');
  const parts = [winner !== null && toSetScores({ sets }, winner), isShownBelow && toEndText(match)].filter(
    Boolean,
  );
  return parts.length > 0 && <div className="sets">{parts.join(' · ')}</div>;
};

/** Why a side has no player. */
const toAbsence = ({ bye, vacant }: BracketMatch, side: Side): string => {
  if (bye) return drawTexts.bye;
  return vacant.includes(side) ? drawTexts.vacant : drawTexts.unknown;
};

const toResult = (match: BracketMatch, side: Side): string => {
  const outcome = outcomeOf(match);
  if (outcome === 'notPlayed' || outcome === 'cancelled') return '';
  if (match.forfeit) return match.winner === side ? '' : drawTexts.forfeit;
  return match.sets.length === 0 ? '' : String(setsOf(match, side));
};
