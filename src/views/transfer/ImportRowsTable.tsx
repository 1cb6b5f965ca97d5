import type { Catalogue, Translate } from '../../i18n/MessageKey.ts';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { BatchProgress } from '../bulk/BatchProgress.tsx';
import type { Batch } from '../bulk/useBatch.ts';
import { ImportCell } from './ImportCell.tsx';
import type { ImportTarget } from './importTargets.ts';
import type { ImportRow, ImportRows } from './useImportRows.ts';

interface ImportRowsTableProps {
  /** The fields that have a column. */
  readonly targets: readonly ImportTarget[];
  /** Label of any field that a message may be about, by its path. */
  readonly labelAt: (path: string) => string;
  readonly rows: readonly ImportRow[];
  readonly batch: Batch<ImportRow>;
  readonly messagesOf: ImportRows['messagesOf'];
  readonly onCorrect: (key: string, path: string, text: string) => void;
}

const PAGE = 25;

/** Third step of an import: every row with what is wrong in it, to be corrected in place. */
export const ImportRowsTable = (props: ImportRowsTableProps) => {
  const { targets, rows, batch, messagesOf, onCorrect } = props;
  const translate = useTranslate();
  const [page, setPage] = useState(0);
  const [wrongOnly, setWrongOnly] = useState(false);
  const isWrong = (row: ImportRow): boolean =>
    row.errors.size > 0 || ['failed', 'unknown'].includes(batch.outcomes.get(row.key)?.status ?? '');
  const wrong = rows.filter(isWrong);
  const listed = wrongOnly ? wrong : rows;
  const last = Math.max(0, Math.ceil(listed.length / PAGE) - 1);
  const shown = listed.slice(Math.min(page, last) * PAGE, (Math.min(page, last) + 1) * PAGE);
  return (
    <>
      <Typography role="status">
        {translate('import.dryRun', { rows: rows.length, smart_count: wrong.length })}
      </Typography>
      <BatchProgress batch={batch} size={rows.length} />
      <FormControlLabel
        control={<Switch checked={wrongOnly} onChange={({ target }) => setWrongOnly(target.checked)} />}
        label={translate('import.wrongOnly')}
      />
      <TableContainer tabIndex={0} role="region" aria-label={translate('import.table')}>
        <Table size="small" aria-label={translate('import.table')}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('import.row')}</TableCell>
              {targets.map(({ path, label }) => (
                <TableCell key={path}>{label}</TableCell>
              ))}
              <TableCell>{translate('bulk.result')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((row) => {
              const messages = messagesOf(row);
              const outcome = batch.outcomes.get(row.key);
              return (
                <TableRow key={row.key} sx={{ '& > *': { verticalAlign: 'top' } }}>
                  <TableCell component="th" scope="row">
                    {row.key}
                  </TableCell>
                  {targets.map(({ path, label }) => (
                    <TableCell key={path}>
                      <ImportCell
                        label={translate('import.cell', { label, row: row.key })}
                        text={row.cells[path] ?? ''}
                        message={messages.get(path) ?? null}
                        locked={batch.running || outcome?.status === 'done' || outcome?.status === 'unknown'}
                        onCorrect={(text) => onCorrect(row.key, path, text)}
                      />
                    </TableCell>
                  ))}
                  <TableCell sx={{ minWidth: 220 }}>
                    {resultOf(row, outcome?.status, messages, props, translate).map((line) => (
                      <div key={line}>{line}</div>
                    ))}
                  </TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </TableContainer>
      {listed.length > PAGE && (
        <TablePagination
          component="div"
          count={listed.length}
          page={Math.min(page, last)}
          rowsPerPage={PAGE}
          rowsPerPageOptions={[PAGE]}
          onPageChange={(_event, next) => setPage(next)}
          labelDisplayedRows={({ from, to, count }) => translate('import.shown', { from, to, count })}
          getItemAriaLabel={(type) => translate(`import.pages.${type}`)}
        />
      )}
    </>
  );
};

/** What a row waits for or has met, then the messages that have no column of their own, a line each. */
const resultOf = (
  { errors }: ImportRow,
  status: keyof Catalogue['bulk']['outcomes'] | undefined,
  messages: ReadonlyMap<string, string>,
  { targets, labelAt }: Pick<ImportRowsTableProps, 'targets' | 'labelAt'>,
  translate: Translate,
): readonly string[] => {
  const columns = new Set(targets.map(({ path }) => path));
  const others = [...messages].filter(([path]) => !columns.has(path));
  const state = status
    ? translate(`bulk.outcomes.${status}`)
    : translate(errors.size > 0 ? 'import.states.wrong' : 'import.states.ready');
  return [state, ...others.map(([path, text]) => (path === '' ? text : `${labelAt(path)}\u00a0: ${text}`))];
};
