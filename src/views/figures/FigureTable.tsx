import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import { formatChange, formatFigure } from './formatFigure.ts';
import type { Theme } from './Theme.ts';

interface FigureTableProps {
  readonly theme: Theme;
  readonly isEqual: boolean;
}

/** The figures of a theme in words; over seasons, the newest first, with what that one changed. */
export const FigureTable = ({ theme: { title, labels, columns }, isEqual }: FigureTableProps) => {
  const translate = useTranslate();
  const [last, before] = columns;
  const hasChange = !isEqual && before !== undefined && last !== undefined;
  const changeOf = (index: number): string => {
    const [from, to] = [before?.values[index] ?? null, last?.values[index] ?? null];
    return from === null || to === null ? PLACEHOLDER : formatChange(to - from);
  };
  return (
    // A table wider than a phone is moved within its frame, by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Box role="region" aria-label={title} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={title} sx={{ '& td, & th': { px: { xs: 0.75, sm: 1 } } }}>
        <TableHead>
          <TableRow>
            <TableCell scope="col" sx={{ width: '100%', minWidth: '7rem' }}>
              {translate('figures.label')}
            </TableCell>
            {columns.map(({ name }, place) => (
              <Fragment key={name}>
                <TableCell scope="col" align="right">
                  {name}
                </TableCell>
                {hasChange && place === 0 && (
                  <TableCell scope="col" align="right">
                    {translate('figures.change')}
                  </TableCell>
                )}
              </Fragment>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {labels.map((label, index) => (
            <TableRow key={label}>
              <TableCell component="th" scope="row" sx={{ fontWeight: 'normal' }}>
                {label}
              </TableCell>
              {columns.map(({ name, values }, place) => (
                <Fragment key={name}>
                  <Figure text={toText(values[index] ?? null)} />
                  {hasChange && place === 0 && <Figure text={changeOf(index)} />}
                </Fragment>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};

const Figure = ({ text }: { readonly text: string }) => (
  <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
    {text}
  </TableCell>
);

const toText = (value: number | null): string => (value === null ? PLACEHOLDER : formatFigure(value));
