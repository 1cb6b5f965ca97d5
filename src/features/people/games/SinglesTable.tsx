import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { formatDate } from '../../../lib/dates.ts';
import { PLACEHOLDER } from '../../../lib/placeholder.ts';
import { formatChange, formatFigure } from '../../../views/figures/formatFigure.ts';
import { SectionCard } from '../../../views/page/SectionCard.tsx';
import type { Single } from './toSingles.ts';

/** Each single seen from its player, the newest first: against whom, how it went, and the points that it brought. */
export const SinglesTable = ({ singles }: { readonly singles: readonly Single[] }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const title = translate('games.each');
  return (
    <SectionCard title={title}>
      <TableContainer tabIndex={0} role="region" aria-label={title}>
        <Table size="small" aria-label={title}>
          <TableHead>
            <TableRow>
              {COLUMNS.map(([name, align]) => (
                <TableCell key={name} align={align}>
                  {translate(`games.columns.${name}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {singles.toReversed().map((single) => (
              <TableRow key={single.iri}>
                <TableCell>
                  <Link
                    component={LinkBase}
                    to={createPath({ resource: 'games', type: 'show', id: single.iri })}
                  >
                    {formatDate(single.day)}
                  </Link>
                </TableCell>
                <TableCell>{single.opponent}</TableCell>
                <TableCell>{translate(single.won ? 'games.victory' : 'games.defeat')}</TableCell>
                <TableCell align="right">{toText(single.points, formatChange)}</TableCell>
                <TableCell>{single.sets?.join('-') ?? PLACEHOLDER}</TableCell>
                <TableCell align="right">{toText(single.opponentPoints, formatFigure)}</TableCell>
                <TableCell align="right">{formatFigure(single.coefficient)}</TableCell>
                <TableCell>{single.contest}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </SectionCard>
  );
};

const COLUMNS = [
  ['date', 'left'],
  ['opponent', 'left'],
  ['result', 'left'],
  ['points', 'right'],
  ['sets', 'left'],
  ['opponentPoints', 'right'],
  ['coefficient', 'right'],
  ['contest', 'left'],
] as const;

const toText = (value: number | null, format: (value: number) => string): string =>
  value === null ? PLACEHOLDER : format(value);
