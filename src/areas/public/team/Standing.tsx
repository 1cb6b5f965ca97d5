import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { publicTeamTexts as texts } from '../../../i18n/publicTeam.ts';
import { Absence, TeamLink } from './TeamLink.tsx';
import { TableFrame } from './TableFrame.ts';
import { toRanks, type Standing as Line } from './Pool.ts';

type Figure = 'won' | 'drawn' | 'lost' | 'penalties' | 'gamesWon' | 'gamesLost';

/** The columns that a narrow screen shows on demand. */
const FIGURES: readonly Figure[] = ['won', 'drawn', 'lost', 'penalties', 'gamesWon', 'gamesLost'];

/** The standing of a pool; a phone shows rank, team, meetings, points and difference, and the rest under each team. */
export const Standing = ({ title, lines }: { readonly title: string; readonly lines: readonly Line[] }) => {
  const [isFull, setIsFull] = useState(false);
  const ranks = toRanks(lines.map(({ rank }) => rank));
  return (
    <>
      <TableFrame>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col" className="figure rank">
              {texts.columns.rank}
            </th>
            <th scope="col">{texts.columns.team}</th>
            <Head name="played" />
            <Head name="points" />
            {FIGURES.map((name) => (
              <Head key={name} name={name} isWide />
            ))}
            <Head name="difference" />
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={line.team.id ?? line.team.name}>
              <td className="figure">{ranks[index]}</td>
              <th scope="row">
                <TeamLink team={line.team} />
                <Absence team={line.team} />
                {isFull && <Details>{detailsOf(line)}</Details>}
              </th>
              <td className="figure">{line.played}</td>
              <td className="figure strong">{line.points}</td>
              {FIGURES.map((name) => (
                <td key={name} className="figure wide">
                  {line[name]}
                </td>
              ))}
              <td className="figure" title={quotientOf(line)}>
                {signed(line.gamesWon - line.gamesLost)}
              </td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
      <OnPhone>
        <Button onClick={() => setIsFull(!isFull)} aria-pressed={isFull}>
          {isFull ? texts.fewColumns : texts.allColumns}
        </Button>
      </OnPhone>
      <Legend>
        <summary>{texts.legend}</summary>
        <dl>
          {Object.entries(texts.meanings).map(([name, meaning]) => (
            <div key={name}>
              <dt>{texts.columns[name as keyof typeof texts.columns]}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
          <div>
            <dt>{texts.equal.sign}</dt>
            <dd>{texts.equal.meaning}</dd>
          </div>
        </dl>
      </Legend>
    </>
  );
};

const Head = ({
  name,
  isWide = false,
}: {
  readonly name: keyof typeof texts.meanings;
  readonly isWide?: boolean;
}) => (
  <th scope="col" className={isWide ? 'figure wide' : 'figure'}>
    <abbr title={texts.meanings[name]}>{texts.columns[name]}</abbr>
  </th>
);

const detailsOf = (line: Line): string =>
  FIGURES.map((name) => `${texts.columns[name]} ${line[name]}`).join(' · ');

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

const DECIMALS = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 3 });

const quotientOf = ({ gamesWon, gamesLost }: Line): string =>
  `${texts.quotient} ${gamesLost === 0 ? `${gamesWon}/0` : DECIMALS.format(gamesWon / gamesLost)}`;

const Details = styled('div')(({ theme }) => ({
  fontWeight: 400,
  fontSize: '0.8125rem',
  [theme.breakpoints.up('sm')]: { display: 'none' },
  '@media print': { display: 'none' },
}));

const OnPhone = styled('div')(({ theme }) => ({
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
