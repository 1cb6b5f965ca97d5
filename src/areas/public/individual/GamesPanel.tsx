import { styled } from '@mui/material/styles';
import { individualTexts as texts } from './texts.ts';
import { PLACEHOLDER } from '../../../lib/placeholder.ts';
import { isSide, outcomeOf } from '../../../rules/outcome.ts';
import { ScrolledTable } from '../../../ui/Table.tsx';
import { sideOf, toEndText, toSetScores, toWinnerFirst } from '../draw/toSentence.ts';
import type { GroupResults } from './groupResults.ts';

interface GamesPanelProps {
  readonly group: Pick<GroupResults, 'pools' | 'brackets'>;
  readonly player: string | null;
}

/** Every game of a group that has ended, the latest rounds of each draw first. */
export const GamesPanel = ({ group: { pools, brackets }, player }: GamesPanelProps) => {
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
        return [{ ...place, first: texts.nobodyWon, second: both, sets: [ending] }];
      }
      const [first, second] = toWinnerFirst(match, outcome);
      const sets = [...toSetScores(match, outcome).split(' '), ending];
      return [{ ...place, first: first?.name ?? PLACEHOLDER, second: second?.name ?? PLACEHOLDER, sets }];
    }),
  );
  return (
    <ScrolledTable
      label={texts.tabs.games}
      columns={[
        { title: texts.stage, cell: ({ stage }) => stage, className: 'below' },
        { title: texts.winner, cell: ({ first }) => first, isHead: true },
        { title: texts.loser, cell: ({ second }) => second },
        // Broken between sets alone: browsers break after a hyphen too.
        { title: texts.sets, cell: toWhole },
      ]}
      rows={games}
      keyOf={({ key }) => key}
      isChosen={({ match }) => sideOf(match, player) !== null}
    />
  );
};

const toWhole = ({ sets }: { readonly sets: readonly (string | null)[] }) =>
  sets.map((set, at) => <Whole key={at}>{set}</Whole>);

const Whole = styled('span')({ display: 'inline-block', marginRight: '0.5ch' });
