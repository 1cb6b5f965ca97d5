import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { paletteOf } from '../../../ui/themeOptions.ts';
import type { BracketMatch, BracketPlayer } from './fromBrackets.ts';
import { sideOf, toSentence, toWinnerFirst } from './toSentence.ts';

interface MatchWordsProps {
  readonly match: BracketMatch;
  /** The one who is followed. */
  readonly player: string | null;
}

/** A match as a sentence, in which the one who is followed is marked, whoever won. */
export const MatchWords = ({ match, player }: MatchWordsProps) => {
  const sentence = toSentence(match);
  const side = sideOf(match, player);
  const name = side === null ? undefined : match[side]?.name;
  if (name === undefined) return unbroken(sentence);
  const [first] = toWinnerFirst(match, match.winner ?? 'home');
  // The name of one may be part of the other's.
  const at = sentence.indexOf(name, first?.key === player ? 0 : first?.name.length);
  return (
    <>
      {sentence.slice(0, at)}
      <Mark>{name}</Mark>
      {unbroken(sentence.slice(at + name.length))}
    </>
  );
};

/** The name of a player, marked where it is the one who is followed. */
export const markedName = ({ key, name }: BracketPlayer, player: string | null): ReactNode =>
  key === player ? <Mark>{name}</Mark> : name;

/** A text whose scores are broken nowhere: browsers break after a hyphen too. */
export const unbroken = (text: string): ReactNode =>
  text.split(/(\S*\d-\d\S*)/).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} style={WHOLE}>
        {part}
      </span>
    ) : (
      part
    ),
  );

// Hundreds of them: a styled component each would cost a fifth of the time of a large draw.
const WHOLE = { whiteSpace: 'nowrap' } as const;

const Mark = styled('mark')(({ theme }) => ({
  padding: theme.spacing(0, 0.5),
  borderRadius: theme.shape.borderRadius,
  background: paletteOf(theme).primary.main,
  color: paletteOf(theme).primary.contrastText,
  boxDecorationBreak: 'clone',
}));
