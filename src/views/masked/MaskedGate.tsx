import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createContext, useMemo, useRef, useState, type ReactNode } from 'react';
import {
  RecordContextProvider,
  useDataProvider,
  useRecordContext,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import type { RecordVersion } from '../../data/hydra.ts';
import { apiErrorOf } from '../../http/ApiError.ts';
import { errorSentence } from '../../http/errorSentence.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { maskedOf } from '../../schema/maskedOf.ts';
import { permissionsOf, refusalOf } from '../../schema/permissionsOf.ts';
import type { Json } from '../../schema/read.ts';
import { fieldLabel } from '../../schema/fieldLabel.ts';
import type { Sections } from '../page/ResourceConfig.ts';

/** Revealed values, for whoever saves the record. */
interface Gate {
  /** Distinguishes two openings of the gate. */
  readonly round: number;
  /** A reading of the record, completed with what was revealed to this page. */
  readonly complete: (version: RecordVersion) => RecordVersion;
  /** Forgets what was revealed. */
  readonly close: () => void;
}

/** For a form within what is read; null outside of a gate. */
export const GateContext = createContext<Gate | null>(null);

interface MaskedGateProps {
  readonly fields: readonly FieldDescription[];
  /** Sections of the only part of the record that the page shows; all of it when absent. */
  readonly part?: Sections | undefined;
  /** Finds the record in its context, with what was revealed of it. */
  readonly children: (gate: Gate) => ReactNode;
}

/** Reveals the masked fields of a record on demand; what is typed into the others stays. */
export const MaskedGate = ({ fields, part, children }: MaskedGateProps) => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const translate = useTranslate();
  const record = useRecordContext();
  const [revealed, setRevealed] = useState<Revealed | null>(null);
  const [round, setRound] = useState(0);
  const shown = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const values = revealed?.id === record?.id ? revealed?.values : undefined;
  const whole = useMemo(() => (record && values ? complete(record, values) : record), [record, values]);
  const masked = maskedOf(whole);
  const named = part && Object.values(part).flat();
  const hidden = fields.filter(({ name }) => masked.includes(name) && (named?.includes(name) ?? true));
  const reveal = async (): Promise<void> => {
    if (!record) return;
    setFailure(null);
    try {
      const answer = await dataProvider.reveal(record.id);
      setRevealed({ id: record.id, values: answer.data });
      // The pressed button is gone: who goes on by keyboard goes on with what it has shown.
      shown.current?.focus({ preventScroll: true });
    } catch (error) {
      // It only reads: there is nothing to check before it is requested again.
      setFailure(apiErrorOf(error)?.unknownOutcome ? translate('reveal.lost') : errorSentence(error));
    }
  };
  const gate: Gate = {
    round,
    complete: (version) => (values ? { ...version, data: complete(version.data, values) } : version),
    close: () => {
      if (!values) return;
      setRevealed(null);
      setRound(round + 1);
    },
  };
  return (
    <RecordContextProvider value={whole}>
      {hidden.length > 0 && (
        <MaskedNotice
          fields={hidden}
          isReserved={!permissionsOf(record).canUpdate && refusalOf(record) === null}
          failure={failure}
          onReveal={reveal}
        />
      )}
      <Box
        ref={shown}
        tabIndex={-1}
        sx={UNFRAMED}
        {...(values ? { role: 'group', 'aria-label': translate('reveal.shown') } : {})}
      >
        <GateContext value={gate}>{children(gate)}</GateContext>
      </Box>
    </RecordContextProvider>
  );
};

const UNFRAMED = { outline: 'none' } as const;

interface Revealed {
  readonly id: Identifier;
  readonly values: Json;
}

const complete = (record: RaRecord, values: Json): RaRecord => ({ ...record, ...values, '@masked': [] });

interface MaskedNoticeProps {
  readonly fields: readonly FieldDescription[];
  /** The server reveals them to those alone who may change the record, and this reader may not. */
  readonly isReserved: boolean;
  /** Why they were not revealed; null as long as nobody was refused. */
  readonly failure: string | null;
  readonly onReveal: () => Promise<void>;
}

/** Notice of masked fields: revealing them is recorded; with the button that does. */
const MaskedNotice = ({ fields, isReserved, failure, onReveal }: MaskedNoticeProps) => {
  const translate = useTranslate();
  const [isRevealing, setRevealing] = useState(false);
  const reveal = async (): Promise<void> => {
    setRevealing(true);
    await onReveal();
    setRevealing(false);
  };
  return (
    <Alert
      role="note"
      severity={failure === null ? 'info' : 'error'}
      sx={{ mb: 2 }}
      action={
        !isReserved && (
          <Button color="inherit" size="small" loading={isRevealing} onClick={() => void reveal()}>
            {translate('reveal.start')}
          </Button>
        )
      }
    >
      {translate('reveal.notice', { fields: fields.map(fieldLabel).join(', ') })}{' '}
      {translate(isReserved ? 'reveal.reserved' : 'reveal.noted')}
      {failure !== null && <div role="alert">{failure}</div>}
    </Alert>
  );
};
