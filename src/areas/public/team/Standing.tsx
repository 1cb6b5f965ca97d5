import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { publicTeamTexts as texts } from './texts.ts';
import { figuresOf } from '../../../i18n/toFigure.ts';
import { Table, type Column } from '../../../ui/Table.tsx';
import type { Pool } from './fromPool.ts';
import { useOwnTeams } from './ownClub.ts';
import { Absence, TeamLink } from './TeamLink.tsx';
import { toRanks } from './toNotes.ts';

/** The columns that a narrow screen shows on demand. */
const FIGURES = ['won', 'drawn', 'lost', 'penalties', 'gamesWon', 'gamesLost'] as const;

/** The standing of a pool; a phone shows rank, team, meetings, points and difference, and the rest under each team. */
export const Standing = ({ pool }: { readonly pool: Pool }) => {
  const [isFull, setIsFull] = useState(false);
  const own = useOwnTeams(pool);
  return (
    <>
      <Table
        caption={texts.tabs.standing}
        columns={columnsOf({ lines: pool.standings, own, isFull })}
        rows={pool.standings}
        keyOf={({ team }) => team.id ?? team.name}
        isChosen={({ team }) => own.has(team.id)}
      />
      <OnPhone>
        <Button onClick={() => setIsFull(!isFull)} aria-pressed={isFull}>
          {isFull ? texts.fewColumns : texts.allColumns}
        </Button>
      </OnPhone>
      <Legend>
        <summary>{texts.legend}</summary>
        <dl>
          {LEGEND.map(([sign, meaning]) => (
            <div key={sign}>
              <dt>{sign}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </Legend>
    </>
  );
};

const LEGEND = [
  ...Object.entries(texts.meanings).map(([name, meaning]) => [
    texts.columns[name as keyof typeof texts.columns],
    meaning,
  ]),
  [texts.equal.sign, texts.equal.meaning],
];

type Line = Pool['standings'][number];

interface Shown {
  readonly lines: readonly Line[];
  readonly own: ReadonlySet<number | null>;
  readonly isFull: boolean;
}

const columnsOf = ({ lines, own, isFull }: Shown): readonly Column<Line>[] => {
  const ranks = toRanks(lines.map(({ rank }) => rank));
  return [
    { title: texts.columns.rank, cell: (_line, at) => ranks[at], className: 'figure rank' },
    {
      title: texts.columns.team,
      isHead: true,
      cell: (line) => (
        <>
          <TeamLink team={line.team} />
          {own.has(line.team.id) && (
            <span role="img" aria-label={texts.ownClub} title={texts.ownClub}>
              {' ★'}
            </span>
          )}
          <Absence team={line.team} />
          {isFull && <OnPhone>{detailsOf(line)}</OnPhone>}
        </>
      ),
    },
    toFigures('played', 'figure'),
    toFigures('points', 'figure strong'),
    ...FIGURES.map((name) => toFigures(name, 'figure wide')),
    {
      title: texts.columns.difference,
      meaning: texts.meanings.difference,
      className: 'figure',
      cell: (line) => <span title={quotientOf(line)}>{signed(line.gamesWon - line.gamesLost)}</span>,
    },
  ];
};

const toFigures = (
  name: (typeof FIGURES)[number] | 'played' | 'points',
  className: string,
): Column<Line> => ({
  title: texts.columns[name],
  meaning: texts.meanings[name],
  cell: (line) => line[name],
  className,
});

const detailsOf = (line: Line): string =>
  FIGURES.map((name) => `${texts.columns[name]} ${line[name]}`).join(' · ');

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

const toQuotient = figuresOf({ maximumFractionDigits: 3 });

const quotientOf = ({ gamesWon, gamesLost }: Line): string =>
  `${texts.quotient} ${gamesLost === 0 ? `${gamesWon}/0` : toQuotient(gamesWon / gamesLost)}`;

const OnPhone = styled('div')(({ theme }) => ({
  fontSize: '0.8125rem',
  [theme.breakpoints.up('sm')]: { display: 'none' },
  '@media print': { display: 'none' },
}));

const Legend = styled('details')({
  marginTop: 8,
  fontSize: '0.8125rem',
  '& dl': { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', margin: '8px 0 0' },
  '& dl > div': { display: 'flex', gap: 4 },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0 },
  '& summary': { minHeight: 32, cursor: 'pointer' },
  '@media print': { display: 'none' },
});
