import { styled } from '@mui/material/styles';
import { individualTexts as texts } from './texts.ts';
import { PLACEHOLDER } from '../../../lib/placeholder.ts';
import { otherSide } from '../../../rules/side.ts';
import { isSide, outcomeOf } from '../../../rules/outcome.ts';
import { ScrolledTable } from '../../../ui/Table.tsx';
import { setsOf, sideOf, toEndText, toSentence } from '../draw/toSentence.ts';
import type { GroupResults } from './groupResults.ts';

type Pool = GroupResults['pools'][number];

interface PoolPanelProps {
  readonly pool: Pool;
  readonly player: string | null;
}

/** A pool: its standing, everybody against everybody, and the games in the order they are played. */
export const PoolPanel = ({ pool: { name, standings, games }, player: chosen }: PoolPanelProps) => {
  const title = `${texts.pool} ${name}`;
  const rows = {
    rows: standings,
    keyOf: ({ player }: Pool['standings'][number]) => player.key,
    isChosen: ({ player }: Pool['standings'][number]) => player.key === chosen,
  };
  return (
    <Section>
      <h3>{title}</h3>
      <ScrolledTable
        label={`${title}, ${texts.standing.toLowerCase()}`}
        columns={[
          { title: texts.rank, cell: ({ rank }) => rank ?? PLACEHOLDER },
          { title: texts.player, cell: ({ player }) => player.name, isHead: true },
          ...(['played', 'won', 'lost', 'points'] as const).map((figure) => ({
            title: texts[figure],
            cell: (line: Pool['standings'][number]) => line[figure] ?? PLACEHOLDER,
            className: 'figure',
          })),
        ]}
        {...rows}
      />
      <ScrolledTable
        label={`${title}, ${texts.crossed.toLowerCase()}`}
        columns={[
          { title: texts.player, cell: ({ player }, at) => `${at + 1}. ${player.name}`, isHead: true },
          ...standings.map(({ player: other }, at) => ({
            title: String(at + 1),
            cell: ({ player }: Pool['standings'][number]) => toCrossing(games, player.key, other.key),
            className: 'figure',
          })),
        ]}
        {...rows}
      />
      <h4>{texts.order}</h4>
      <ol>
        {games.map((game, at) => (
          <li key={at}>{sideOf(game, chosen) ? <strong>{toSentence(game)}</strong> : toSentence(game)}</li>
        ))}
      </ol>
    </Section>
  );
};

// On paper a pool is on one sheet.
const Section = styled('section')({ breakInside: 'avoid', '& > [role=region]': { maxWidth: 860 } });

/** `3-1` where a row meets a column, seen from the row. */
const toCrossing = (games: Pool['games'], one: string, other: string): string => {
  if (one === other) return '■';
  const game = games.find((candidate) => sideOf(candidate, one) && sideOf(candidate, other));
  const side = game && sideOf(game, one);
  const outcome = game ? outcomeOf(game) : null;
  if (!game || !side || outcome === null) return '';
  const ending = toEndText(game);
  if (!isSide(outcome)) return outcome === 'doubleForfeit' ? texts.forfeit : (ending ?? '');
  if (game.forfeit) return outcome === side ? texts.won : texts.forfeit;
  const score = `${setsOf(game, side)}-${setsOf(game, otherSide(side))}`;
  return ending === null ? score : `${score} (${ending.toLowerCase()})`;
};
