import { individualTexts } from '../../../i18n/publicIndividual.ts';
import { toFigure } from '../../../i18n/toFigure.ts';
import { PLACEHOLDER } from '../../../lib/placeholder.ts';
import type { StandingLine } from './groupResults.ts';
import { ResultTable } from './ResultTable.tsx';

interface StandingPanelProps {
  readonly standings: readonly StandingLine[];
  readonly player: string | null;
}

/** The places reached in a group; players out in the same round share one. */
export const StandingPanel = ({ standings, player: chosen }: StandingPanelProps) => (
  <ResultTable
    title={individualTexts.tabs.standing}
    columns={[
      individualTexts.rank,
      individualTexts.player,
      individualTexts.ranking,
      individualTexts.club,
      individualTexts.points,
    ]}
    head={1}
    below={3}
    figures={[2, 4]}
    rows={standings.map(({ rank, player, points }) => ({
      key: player.key,
      isChosen: player.key === chosen,
      cells: [
        toPlace(rank, standings),
        player.name,
        player.points === null ? PLACEHOLDER : toFigure(player.points),
        player.club ?? PLACEHOLDER,
        points ?? PLACEHOLDER,
      ],
    }))}
  />
);

/** `1er`, `5e ex aequo`. */
const toPlace = (rank: number | null, standings: readonly StandingLine[]): string => {
  if (rank === null) return PLACEHOLDER;
  const place = `${rank}${rank === 1 ? individualTexts.first : individualTexts.other}`;
  return standings.filter((line) => line.rank === rank).length > 1
    ? `${place} ${individualTexts.equal}`
    : place;
};
