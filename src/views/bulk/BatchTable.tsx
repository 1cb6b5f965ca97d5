import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { reasonsOf } from './reasonsOf.ts';
import type { Outcome } from './runEach.ts';

export interface BatchRow {
  readonly key: string;
  readonly name: string;
  readonly cells: readonly ReactNode[];
  /** Told while nothing has become of the record yet. */
  readonly note: string;
  readonly outcome: Outcome | undefined;
}

interface BatchTableProps {
  readonly label: string;
  readonly headings: readonly string[];
  readonly rows: readonly BatchRow[];
}

/** Records of a run, each with what is planned for it or what became of it. */
export const BatchTable = ({ label, headings, rows }: BatchTableProps) => {
  const translate = useTranslate();
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label} sx={{ maxHeight: 420 }}>
      <Table size="small" stickyHeader aria-label={label}>
        <TableHead>
          <TableRow>
            {[translate('bulk.record'), ...headings, translate('bulk.result')].map((heading) => (
              <TableCell key={heading}>{heading}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, name, cells, note, outcome }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {cells.map((cell, index) => (
                <TableCell key={headings[index]}>{cell}</TableCell>
              ))}
              <TableCell>
                {outcome === undefined ? (
                  note
                ) : (
                  <Typography variant="body2" color={outcome.status === 'done' ? 'success.dark' : 'error'}>
                    {translate(`bulk.outcomes.${outcome.status}`)}
                    {outcome.status !== 'done' && [reasonsOf(outcome)].map((text) => `\u00a0: ${text}`)}
                  </Typography>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
