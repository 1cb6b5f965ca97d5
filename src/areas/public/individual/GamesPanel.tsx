import { Fragment } from 'react';
import { individualTexts } from '../../../i18n/publicIndividual.ts';
import { PLACEHOLDER } from '../../../lib/placeholder.ts';
import { sideOf, toSetScores } from '../draw/toSentence.ts';
import type { GroupResults } from './groupResults.ts';
import { ResultTable } from './ResultTable.tsx';

interface GamesPanelProps {
  readonly group: Pick<GroupResults, 'pools' | 'brackets'>;
  readonly player: string | null;
}

/** Every game of a group that has been decided, the latest rounds of each draw first. */
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
    ...pools.map(({ name, games }) => ({ stage: `${individualTexts.pool} ${name}`, matches: games })),
  ];
  return (
    <ResultTable
      title={individualTexts.tabs.games}
      columns={[individualTexts.stage, individualTexts.winner, individualTexts.loser, individualTexts.sets]}
      head={1}
      below={0}
      figures={[]}
      rows={stages.flatMap(({ stage, matches }, at) =>
        matches.flatMap((match, index) => {
          const { bye, winner, forfeit, home, away } = match;
          if (bye || winner === null) return [];
          const [first, second] = winner === 'home' ? [home, away] : [away, home];
          const sets = forfeit ? individualTexts.forfeit : <Sets text={toSetScores(match, winner)} />;
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

/** `11-9 8-11`, broken between sets alone: browsers break after a hyphen too. */
const Sets = ({ text }: { readonly text: string }) =>
  text.split(' ').map((set, at) => (
    <Fragment key={at}>
      <span style={WHOLE}>{set}</span>{' '}
    </Fragment>
  ));

const WHOLE = { whiteSpace: 'nowrap' } as const;
