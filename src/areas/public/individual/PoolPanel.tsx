import { styled } from '@mui/material/styles';
import { individualTexts } from '../../../i18n/publicIndividual.ts';
import { PLACEHOLDER } from '../../../lib/placeholder.ts';
import { setsOf, toSentence, sideOf } from '../draw/toSentence.ts';
import type { Pool } from './groupResults.ts';
import { ResultTable } from './ResultTable.tsx';

interface PoolPanelProps {
  readonly pool: Pool;
  readonly player: string | null;
}

/** A pool: its standing, everybody against everybody, and the games in the order they are played. */
export const PoolPanel = ({ pool: { name, standings, games }, player: chosen }: PoolPanelProps) => {
  const title = `${individualTexts.pool} ${name}`;
  const figure = (value: number | null): string => (value === null ? PLACEHOLDER : String(value));
  return (
    <Section>
      <h3>{title}</h3>
      <ResultTable
        title={`${title}, ${individualTexts.standing.toLowerCase()}`}
        columns={[
          individualTexts.rank,
          individualTexts.player,
          individualTexts.played,
          individualTexts.won,
          individualTexts.lost,
          individualTexts.points,
        ]}
        head={1}
        figures={[2, 3, 4, 5]}
        rows={standings.map(({ rank, player, played, won, lost, points }) => ({
          key: player.key,
          isChosen: player.key === chosen,
          cells: [figure(rank), player.name, ...[played, won, lost, points].map(figure)],
        }))}
      />
      <ResultTable
        title={`${title}, ${individualTexts.crossed.toLowerCase()}`}
        columns={[individualTexts.player, ...standings.map((_line, at) => String(at + 1))]}
        head={0}
        figures={standings.map((_line, at) => at + 1)}
        rows={standings.map(({ player }, at) => ({
          key: player.key,
          isChosen: player.key === chosen,
          cells: [
            `${at + 1}. ${player.name}`,
            ...standings.map(({ player: other }) => toCrossing({ games }, player.key, other.key)),
          ],
        }))}
      />
      <h4>{individualTexts.order}</h4>
      <ol>
        {games.map((game, at) => (
          <li key={at}>{sideOf(game, chosen) ? <strong>{toSentence(game)}</strong> : toSentence(game)}</li>
        ))}
      </ol>
    </Section>
  );
};

// On paper a pool stands on one sheet.
const Section = styled('section')({ breakInside: 'avoid' });

/** `3-1` where a row meets a column, seen from the row. */
const toCrossing = ({ games }: Pick<Pool, 'games'>, one: string, other: string): string => {
  if (one === other) return '■';
  const game = games.find((candidate) => sideOf(candidate, one) && sideOf(candidate, other));
  const side = game && sideOf(game, one);
  if (!game || !side || game.winner === null) return '';
  if (game.forfeit) return game.winner === side ? individualTexts.won : individualTexts.forfeit;
  return `${setsOf(game, side)}-${setsOf(game, side === 'home' ? 'away' : 'home')}`;
};
