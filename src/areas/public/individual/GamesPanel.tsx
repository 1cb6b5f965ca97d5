import { individualTexts } from '../../../i18n/publicIndividual.ts';
import { PLACEHOLDER } from '../../../lib/placeholder.ts';
import { sideOf } from '../draw/toPath.ts';
import { toSetScores } from '../draw/toScore.ts';
import type { GroupResults } from './groupResults.ts';
import { ResultTable } from './ResultTable.tsx';

interface GamesPanelProps {
  readonly group: Pick<GroupResults, 'pools' | 'brackets'>;
  readonly player: string | null;
}

/** Every game of a group that has been decided, the latest rounds first. */
export const GamesPanel = ({ group: { pools, brackets }, player }: GamesPanelProps) => {
  const stages = [
    ...brackets.flatMap(({ name, rounds }) =>
      rounds.map((round) => ({ stage: `${name}, ${round.name}`, matches: round.matches })).toReversed(),
    ),
    ...pools.map(({ name, games }) => ({ stage: `${individualTexts.pool} ${name}`, matches: games })),
  ];
  return (
    <ResultTable
      title={individualTexts.tabs.games}
      columns={[individualTexts.stage, individualTexts.winner, individualTexts.loser, individualTexts.sets]}
      head={1}
      figures={[]}
      rows={stages.flatMap(({ stage, matches }, at) =>
        matches.flatMap((match, index) => {
          const { bye, winner, forfeit, home, away } = match;
          if (bye || winner === null) return [];
          const [first, second] = winner === 'home' ? [home, away] : [away, home];
          const sets = forfeit ? individualTexts.forfeit : toSetScores(match, winner);
          return [
            {
              key: `${at} ${index}`,
              isChosen: sideOf(match, player) !== null,
              cells: [stage, first?.name ?? PLACEHOLDER, second?.name ?? PLACEHOLDER, sets],
            },
          ];
        }),
      )}
    />
  );
};
