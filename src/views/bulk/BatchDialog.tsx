import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useGetMany, useListContext, type Identifier, type RaRecord } from 'react-admin';
import type { MessageKey } from '../../i18n/MessageKey.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { ManyMeta } from '../../data/createDataProvider.ts';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { labelOf } from '../../fields/labelOf.ts';
import { errorSentence } from '../../http/errorSentence.ts';
import { isObject } from '../../schema/read.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { Loading } from '../page/Loading.tsx';
import { BatchProgress } from './BatchProgress.tsx';
import { outcomeText } from './runEach.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { DeliberateButton } from './DeliberateButton.tsx';
import { RunExit, RunGuard } from './RunGuard.tsx';
import { isOpen, useBatch } from './useBatch.ts';

/** Plan for a record. */
interface BatchRow {
  readonly record: RaRecord;
  readonly isIncluded: boolean;
  readonly cells?: readonly ReactNode[];
  /** Shown while nothing has become of the record yet. */
  readonly note: string;
}

export interface BatchDialogProps {
  readonly title: (size: number) => string;
  /** Name of the table of records, and what its columns between name and result are called. */
  readonly label: string;
  readonly headings?: readonly string[];
  /** Relations by which records of the same name differ. */
  readonly owners?: readonly string[] | undefined;
  readonly toRows: (records: readonly RaRecord[]) => readonly BatchRow[];
  /** Fields that a refusal may be about. */
  readonly fields?: readonly FieldDescription[];
  /** Does it to one record; twice does no harm. */
  readonly act: (record: RaRecord) => Promise<void>;
  /** Key of the catalogue for the button that starts the run, with the number of its records. */
  readonly start: MessageKey;
  readonly isDestructive?: boolean;
  /** The way back to the step before, until the run has begun. */
  readonly onBack?: () => void;
  readonly onClose: () => void;
  /** Shown until the run has begun. */
  readonly warning?: string;
}

/** A run over the selected records: confirmed after its effects were read, stopped and resumed at will. */
export const BatchDialog = ({ title, toRows, act, start, ...props }: BatchDialogProps) => {
  const translate = useTranslate();
  const { refetch, onUnselectItems } = useListContext();
  const { records, pending, error } = useSelectedRecords();
  const batch = useBatch<RaRecord>({ keyOf, repeatable: true, act });
  const rows = toRows(records);
  const items = rows.flatMap(({ record, isIncluded }) => (isIncluded ? [record] : []));
  const open = items.filter((record) => isOpen(batch.outcomes.get(keyOf(record)), true));
  const started = batch.running || batch.outcomes.size > 0;
  const isIdle = !pending && error === null && !started;
  const toName = useRecordName(props.owners);
  const nameOf = (key: string): string | undefined => {
    const record = items.find((item) => keyOf(item) === key);
    return record && toName(record);
  };
  const close = (): void => {
    batch.cancel();
    if (started) {
      onUnselectItems();
      void refetch();
    }
    props.onClose();
  };
  return (
    <DialogFrame
      title={title(records.length)}
      wide
      actions={
        <>
          <RunExit started={started} running={batch.running} onStop={batch.cancel} onClose={close} />
          {!started && props.onBack && <Button onClick={props.onBack}>{translate('bulk.edit.back')}</Button>}
          {(!started || batch.running || open.length > 0) && (
            <DeliberateButton
              {...(props.isDestructive ? { color: 'error' } : { variant: 'contained' })}
              disabled={batch.running || open.length === 0}
              reason={isIdle && open.length === 0 ? translate('bulk.nothing') : undefined}
              onClick={() => void batch.run(items)}
            >
              {batch.running
                ? translate('bulk.running')
                : translate(started ? 'bulk.resume' : start, { smart_count: open.length })}
            </DeliberateButton>
          )}
        </>
      }
    >
      {pending && <Loading />}
      {error !== null && <Alert severity="error">{errorSentence(error)}</Alert>}
      {batch.running && <RunGuard onLeave={batch.cancel} />}
      <BatchProgress batch={batch} size={items.length} nameOf={nameOf} fields={props.fields} />
      {props.warning && batch.outcomes.size === 0 && <Typography sx={{ mb: 1 }}>{props.warning}</Typography>}
      <BatchTable {...props} rows={rows} batch={batch} />
    </DialogFrame>
  );
};

/** By what a run knows a record again. */
const keyOf = ({ id }: RaRecord): string => String(id);

/** The records selected when the dialog opened, those of other pages read; what the run unselects stays here. */
const useSelectedRecords = () => {
  const { resource, selectedIds } = useListContext();
  const [ids] = useState<Identifier[]>(() => [...selectedIds]);
  const { data, isPending, error } = useGetMany<RaRecord>(
    resource,
    { ids, meta: { whole: true } satisfies ManyMeta },
    { staleTime: 0 },
  );
  return { records: (data ?? []).filter(Boolean), pending: isPending, error };
};

/** `Critérium fédéral, Val d’Yerres Ping` where the list is above the clubs. */
const useRecordName = (owners: readonly string[] = []): ((record: RaRecord) => string) => {
  const definition = useDirectory().byName(useListContext().resource);
  return (record) =>
    [
      labelOf(record, definition),
      ...owners.flatMap((owner) =>
        [record[owner]]
          .flat()
          .filter(isObject)
          .map((one) => labelOf(one)),
      ),
    ].join(', ');
};

interface BatchTableProps extends Pick<BatchDialogProps, 'label' | 'headings' | 'owners' | 'fields'> {
  readonly rows: readonly BatchRow[];
  readonly batch: ReturnType<typeof useBatch<RaRecord>>;
}

/** Records of a run, each with what is planned for it or what became of it. */
const BatchTable = ({ label, headings = [], owners, fields, rows, batch }: BatchTableProps) => {
  const translate = useTranslate();
  const toName = useRecordName(owners);
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
          {rows.map(({ record, cells, note }) => {
            const outcome = batch.outcomes.get(keyOf(record));
            return (
              <TableRow key={keyOf(record)}>
                <TableCell component="th" scope="row">
                  {toName(record)}
                </TableCell>
                {cells?.map((cell, index) => (
                  <TableCell key={headings[index]}>{cell}</TableCell>
                ))}
                <TableCell>
                  {outcome === undefined ? (
                    note
                  ) : (
                    <Typography variant="body2" color={outcome.status === 'done' ? 'success.dark' : 'error'}>
                      {translate(`bulk.outcomes.${outcome.status}`)}
                      {outcome.status !== 'done' && `\u00a0: ${outcomeText(outcome, fields)}`}
                    </Typography>
                  )}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
