import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { publicTexts } from '../texts.ts';
import { individualTexts as texts } from './texts.ts';
import { toFigure } from '../../../i18n/toFigure.ts';
import { formatDate } from '../../../lib/dates.ts';
import { PLACEHOLDER } from '../../../lib/placeholder.ts';
import { isSide, outcomeOf } from '../../../rules/outcome.ts';
import { ScrolledTable } from '../../../ui/Table.tsx';
import { TabStrip } from '../../../ui/TabStrip.tsx';
import { MatchWords, markedName, unbroken } from '../draw/MatchWords.tsx';
import { sideOf, toEndText, toSetScores, toWinnerFirst, setsOf } from '../draw/toSentence.ts';
import { lazyPanel } from '../lazyPanel.tsx';
import type { GroupResults } from './groupResults.ts';
import { otherSide } from '../../../rules/side.ts';

const Draw = lazyPanel(async () => (await import('../draw/Draw.tsx')).Draw);

type Tab = keyof typeof texts.tabs;

interface GroupPanelProps {
  readonly group: GroupResults;
  readonly tab: string | null;
  readonly onTab: (tab: Tab) => void;
}

/** The results of one group by sections. */
export const GroupPanel = ({ group, tab, onTab }: GroupPanelProps) => {
  const player = useSearchParams()[0].get('player');
  const current = isTab(tab) ? tab : 'standing';
  const panels: Readonly<Record<Tab, ReactNode>> = {
    standing: group.standings.length > 0 && <StandingPanel group={group} player={player} />,
    pools:
      group.pools.length > 0 &&
      group.pools.map((pool, at) => <PoolPanel key={at} pool={pool} player={player} />),
    draws: <Draw brackets={group.brackets} />,
    games: group.pools.length + group.brackets.length > 0 && <GamesPanel group={group} player={player} />,
  };
  return (
    <>
      <Typography sx={{ mb: 1 }}>
        {[formatDate(group.date), group.place].filter(Boolean).join(', ')}
      </Typography>
      <TabStrip label={texts.sections} tabs={texts.tabs} current={current} onTurn={onTab}>
        {panels[current] || <Typography role="status">{publicTexts.empty}</Typography>}
      </TabStrip>
    </>
  );
};

const isTab = (name: string | null): name is Tab => name !== null && Object.hasOwn(texts.tabs, name);

interface PanelProps {
  readonly group: GroupResults;
  /** The one who is followed. */
  readonly player: string | null;
}

/** The places reached in a group; players out in the same round share one. */
const StandingPanel = ({ group: { standings }, player: chosen }: PanelProps) => (
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

/** Every game of a group that has ended, the latest rounds of each draw first. */
const GamesPanel = ({ group: { pools, brackets }, player }: PanelProps) => {
  const stages = [
    ...brackets.flatMap(({ name, rounds }) =>
      rounds
        .map((round) => ({
          stage: round.name === name ? name : `${name}, ${round.name}`,
          matches: round.matches,
        }))
        .toReversed(),
    ),
    ...pools.map(({ name, games }) => ({ stage: `${texts.pool} ${name}`, matches: games })),
  ];
  const games = stages.flatMap(({ stage, matches }, at) =>
    matches.flatMap((match, index) => {
      const { bye, home, away } = match;
      const outcome = outcomeOf(match);
      if (bye || outcome === null) return [];
      const place = { key: `${at} ${index}`, stage, match };
      const ending = toEndText(match);
      if (!isSide(outcome)) {
        const both = [home, away].flatMap((out) => out?.name ?? []).join(` ${texts.and} `);
        return [{ ...place, first: texts.nobodyWon, second: both, sets: ending ?? '' }];
      }
      const [first, second] = toWinnerFirst(match, outcome).map((one) =>
        one ? markedName(one, player) : PLACEHOLDER,
      );
      return [
        { ...place, first, second, sets: [toSetScores(match, outcome), ending].filter(Boolean).join(' ') },
      ];
    }),
  );
  return (
    <ScrolledTable
      label={texts.tabs.games}
      columns={[
        { title: texts.stage, cell: ({ stage }) => stage, className: 'below' },
        { title: texts.winner, cell: ({ first }) => first, isHead: true },
        { title: texts.loser, cell: ({ second }) => second },
        { title: texts.sets, cell: ({ sets }) => unbroken(sets) },
      ]}
      rows={games}
      keyOf={({ key }) => key}
      isChosen={({ match }) => sideOf(match, player) !== null}
    />
  );
};

type Pool = GroupResults['pools'][number];

interface PoolPanelProps {
  readonly pool: Pool;
  readonly player: string | null;
}

/** A pool: its standing, everybody against everybody, and the games in the order they are played. */
const PoolPanel = ({ pool: { name, standings, games }, player: chosen }: PoolPanelProps) => {
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
          <li key={at}>
            <MatchWords match={game} player={chosen} />
          </li>
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
