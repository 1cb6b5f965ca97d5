import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { BatchProgress } from '../bulk/BatchProgress.tsx';
import type { Import } from './useImport.ts';
import type { ImportRow } from './useImportRows.ts';

const PAGE = 25;

/** Third step of an import: every row with what is wrong in it, to be corrected in place. */
export const ImportRowsTable = ({ run }: { readonly run: Import }) => {
  const { used, rows, batch } = run;
  const translate = useTranslate();
  const [page, setPage] = useState(0);
  const [wrongOnly, setWrongOnly] = useState(false);
  const isWrong = (row: ImportRow): boolean =>
    row.errors.size > 0 || ['failed', 'unknown'].includes(batch.outcomes.get(row.key)?.status ?? '');
  const wrong = rows.filter(isWrong);
  const listed = wrongOnly ? wrong : rows;
  const last = Math.max(0, Math.ceil(listed.length / PAGE) - 1);
  const from = Math.min(page, last) * PAGE;
  return (
    <>
      <Typography role="status">
        {translate('import.dryRun', {
          read: translate('import.read', { smart_count: rows.length }),
          wrong: wrong.length,
        })}
      </Typography>
      <DayPrompts run={run} />
      <BatchProgress batch={batch} size={rows.length} />
      {run.started && !batch.running && run.left.length > 0 && (
        <Typography sx={{ my: 1 }}>{translate('import.rest', { smart_count: run.left.length })}</Typography>
      )}
      <FormControlLabel
        control={<Switch checked={wrongOnly} onChange={({ target }) => setWrongOnly(target.checked)} />}
        label={translate('import.wrongOnly')}
      />
      <TableContainer
        tabIndex={0}
        role="region"
        aria-label={translate('import.table')}
        onInput={() => run.setUnsaved(true)}
      >
        <Table size="small" aria-label={translate('import.table')}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('import.row')}</TableCell>
              <TableCell>{translate('bulk.result')}</TableCell>
              {used.map(({ path, label }) => (
                <TableCell key={path}>{label}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {listed.slice(from, from + PAGE).map((row) => (
              <RowOfFile key={row.key} run={run} row={row} />
            ))}
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
          labelDisplayedRows={(shown) => translate('import.shown', { ...shown })}
          getItemAriaLabel={(type) => translate(`import.pages.${type}`)}
        />
      )}
    </>
  );
};

/** Assumptions on days that have to be agreed to, column by column. */
const DayPrompts = ({ run }: { readonly run: Import }) => {
  const translate = useTranslate();
  return run.prompts.map((prompt) => {
    const { path, assumption, count, text, day } = prompt;
    const label = run.used.find((target) => target.path === path)?.label ?? path;
    return (
      <Alert
        key={`${path} ${assumption}`}
        severity="info"
        sx={{ my: 1 }}
        action={
          <Button color="inherit" size="small" onClick={() => run.agree(prompt)}>
            {translate('import.days.agree')}
          </Button>
        }
      >
        {translate(`import.days.${assumption}`, { label, smart_count: count, text, day })}
      </Alert>
    );
  });
};

interface RowProps {
  readonly run: Import;
  readonly row: ImportRow;
}

const RowOfFile = ({ run, row }: RowProps) => {
  const translate = useTranslate();
  const { targets, used, batch } = run;
  const status = batch.outcomes.get(row.key)?.status;
  const messages = run.messagesOf(row);
  const others = [...messages].filter(([path]) => !used.some((target) => target.path === path));
  const labelAt = (path: string): string => targets.find((target) => target.path === path)?.label ?? path;
  // The columns of a wide file are out of sight.
  const wrong = used.filter(({ path }) => messages.has(path)).map(({ label }) => label);
  const state = status
    ? translate(`bulk.outcomes.${status}`)
    : translate(row.errors.size > 0 ? 'import.states.wrong' : 'import.states.ready');
  return (
    <TableRow sx={{ '& > th, & > td': { verticalAlign: 'top' } }}>
      <TableCell component="th" scope="row">
        {row.key}
      </TableCell>
      <TableCell sx={{ minWidth: { xs: 170, sm: 240 } }}>
        <div>{wrong.length > 0 ? `${state}\u00a0: ${wrong.join(', ')}` : state}</div>
        {others.map(([path, text]) => (
          <div key={path}>{path === '' ? text : `${labelAt(path)}\u00a0: ${text}`}</div>
        ))}
        {row.beyond.length > 0 && (
          <Button size="small" onClick={() => run.leaveOut(row.key)}>
            {translate('import.leaveOut')}
          </Button>
        )}
      </TableCell>
      {used.map(({ path, label }) => (
        <TableCell key={path}>
          <CellInput
            label={translate('import.cell', { label, row: row.key })}
            text={row.cells[path] ?? ''}
            message={messages.get(path) ?? null}
            found={row.found.get(path) ?? null}
            locked={batch.running || status === 'done' || status === 'unknown'}
            onCorrect={(text) => void run.correct(row.key, path, text)}
          />
        </TableCell>
      ))}
    </TableRow>
  );
};

interface CellInputProps {
  readonly label: string;
  readonly text: string;
  readonly message: string | null;
  /** Name of the record that the text was found to mean. */
  readonly found: string | null;
  readonly locked: boolean;
  readonly onCorrect: (text: string) => void;
}

/** A cell of an imported row; what is typed is checked when the cell is left or Enter is pressed. */
const CellInput = ({ label, text, message, found, locked, onCorrect }: CellInputProps) => {
  const [typed, setTyped] = useState(text);
  const [shown, setShown] = useState(text);
  // Agreed to for the whole column.
  if (shown !== text) {
    setShown(text);
    setTyped(text);
  }
  return (
    <TextField
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => onCorrect(typed.trim())}
      onKeyDown={({ key }) => {
        if (key === 'Enter') onCorrect(typed.trim());
      }}
      size="small"
      variant="standard"
      hiddenLabel
      error={message !== null}
      helperText={message ?? found}
      disabled={locked}
      sx={{ minWidth: 120 }}
      slotProps={{ htmlInput: { 'aria-label': label } }}
    />
  );
};
