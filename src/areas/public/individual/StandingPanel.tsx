import { individualTexts as texts } from './texts.ts';
import { toFigure } from '../../../i18n/toFigure.ts';
import { PLACEHOLDER } from '../../../lib/placeholder.ts';
import { ScrolledTable } from '../../../ui/Table.tsx';
import type { GroupResults } from './groupResults.ts';

interface StandingPanelProps {
  readonly standings: GroupResults['standings'];
  readonly player: string | null;
}

/** The places reached in a group; players out in the same round share one. */
export const StandingPanel = ({ standings, player: chosen }: StandingPanelProps) => (
  <>
    <ScrolledTable
      label={texts.tabs.standing}
      columns={[
        { title: texts.rank, cell: ({ rank }) => toPlace(rank, standings) },
        { title: texts.player, cell: ({ player }) => player.name, isHead: true },
        {
          title: texts.ranking,
          cell: ({ player: { points } }) => (points === null ? PLACEHOLDER : toFigure(points)),
          className: 'figure',
        },
        { title: texts.club, cell: ({ player }) => player.club ?? PLACEHOLDER, className: 'below' },
        { title: texts.points, cell: ({ points }) => points ?? PLACEHOLDER, className: 'figure' },
      ]}
      rows={standings}
      keyOf={({ player }) => player.key}
      isChosen={({ player }) => player.key === chosen}
    />
    {standings.some(({ points }) => /\d\p{Lu}$/u.test(points ?? '')) && <p>{texts.pointsOfLevel}</p>}
  </>
);

/** `1er`, `5e ex aequo`. */
const toPlace = (rank: number | null, standings: GroupResults['standings']): string => {
  if (rank === null) return PLACEHOLDER;
  const place = `${rank}${rank === 1 ? texts.first : texts.other}`;
  return standings.filter((line) => line.rank === rank).length > 1 ? `${place} ${texts.equal}` : place;
};
