import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { letterTexts } from './letter.texts.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { errorSentence } from '../../../http/errorSentence.ts';
import { DeliberateButton } from '../../../views/bulk/DeliberateButton.tsx';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { Printed } from '../../../views/page/Printed.tsx';
import type { BulkActionProps } from '../../../views/page/ResourceConfig.ts';
import { NativeSelect } from '../../../ui/NativeSelect.tsx';
import { Letters, type LetterProps } from './Letter.tsx';
import type { AppDataProvider } from '../../../data/createDataProvider.ts';
import { query } from '../../../data/graphql/query.ts';
import { chunk } from '../../../lib/chunk.ts';
import { fullName } from '../../../lib/fullName.ts';
import { idOf, iriOf } from '../../../lib/iri.ts';
import { valueAt } from '../../../lib/paths.ts';
import { ADDRESS, ATTESTED, toAttestation } from './toAttestation.ts';
import { toLetterhead, useLetterQueries, type Signatory } from './useLetterQueries.ts';

/** The attestations of several licences: read, with those that have none named, printed a page each. */
export const LettersDialog = ({ ids, onClose }: BulkActionProps & { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const { pile, count, error, refetch } = useLetters(ids);
  const [signatory, setSignatory] = useState('0');
  const [isPrinting, setPrinting] = useState(false);
  if (pile && isPrinting)
    return (
      <Printed onPrinted={onClose}>
        {() => (
          <Letters
            letters={pile.letters.map(({ signatories, ...letter }) => ({
              ...letter,
              signatory: signatories[pile.isOneClub ? Number(signatory) : 0],
            }))}
          />
        )}
      </Printed>
    );
  return (
    <DialogFrame
      title={translate('attestation.many.action')}
      actions={
        <>
          <DeliberateButton onClick={onClose}>{translate('form.close')}</DeliberateButton>
          {error && <Button onClick={() => void refetch()}>{translate('app.retry')}</Button>}
          <DeliberateButton
            variant="contained"
            disabled={!pile || pile.letters.length === 0}
            onClick={() => setPrinting(true)}
          >
            {translate('printing.start')}
          </DeliberateButton>
        </>
      }
    >
      {!pile && !error && (
        <>
          <Typography>
            {translate('attestation.many.read', { done: count, smart_count: ids.length })}
          </Typography>
          <LinearProgress
            aria-label={translate('attestation.many.progress')}
            variant="determinate"
            value={(count / ids.length) * 100}
            sx={{ my: 2 }}
          />
        </>
      )}
      {error && (
        <Alert severity="error">
          {translate('attestation.many.failed')} {errorSentence(error)}
        </Alert>
      )}
      {pile && <PileReport pile={pile} signatory={signatory} onSignatory={setSignatory} />}
    </DialogFrame>
  );
};

interface PileReportProps {
  readonly pile: Pile;
  readonly signatory: string;
  readonly onSignatory: (chosen: string) => void;
}

const PileReport = ({ pile, signatory, onSignatory }: PileReportProps) => {
  const translate = useTranslate();
  const { letters, skipped, isOneClub } = pile;
  const signatories = letters[0]?.signatories ?? [];
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography role="status">
        {translate('attestation.many.ready', { smart_count: letters.length })}
      </Typography>
      {skipped.length > 0 && (
        <Alert severity="warning">
          {translate('attestation.many.skipped', { smart_count: skipped.length })} {skipped.join(', ')}
        </Alert>
      )}
      {isOneClub && signatories.length > 1 && (
        <NativeSelect
          label={letterTexts.signatory}
          value={signatory}
          options={signatories.map(({ name, role }, index) => ({
            value: String(index),
            label: [name, role].filter(Boolean).join(', '),
          }))}
          onChange={onSignatory}
          sx={{ mt: 1 }}
        />
      )}
    </Stack>
  );
};

interface PiledLetter extends Omit<LetterProps, 'signatory'> {
  readonly signatories: readonly Signatory[];
}

interface Pile {
  readonly letters: readonly PiledLetter[];
  /** Holders, or numbers of the licences, that nothing can be attested of. */
  readonly skipped: readonly string[];
  /** The letters are of one club, for which one person signs. */
  readonly isOneClub: boolean;
}

/** Licences that are requested at once. */
const SLICE = 20;

/** Reads the content of the attestations of these licences (IRIs), in their order; leaving ends it. */
const useLetters = (ids: readonly string[]) => {
  const provider = useDataProvider<AppDataProvider>();
  const client = useQueryClient();
  const queries = useLetterQueries();
  const [count, setCount] = useState(0);

  const readLetter = async (id: string, licence: unknown): Promise<PiledLetter | string> => {
    const attestation = toAttestation(licence);
    if (!attestation) return fullName(valueAt(licence, 'person')) || id;
    const { clubIri: club } = attestation;
    const [head, signatories, checkAddress] = await Promise.all([
      club === null
        ? null
        : client.fetchQuery({ ...queries.head(club), staleTime: FRESH_MS }).catch(() => null),
      club === null
        ? []
        : client.fetchQuery({ ...queries.signatories(club), staleTime: FRESH_MS }).catch(() => []),
      client.fetchQuery(queries.check(id)).catch(() => null),
    ]);
    return {
      attestation,
      head: head?.head ?? toLetterhead(null),
      logo: head?.logo ?? null,
      signatories,
      checkAddress,
    };
  };

  const { data, error, refetch } = useQuery({
    queryKey: ['licences', 'attestations', ids],
    queryFn: async ({ signal }) => {
      const read: (PiledLetter | string)[] = [];
      for (const some of chunk(ids, SLICE)) {
        const numbers = some.map((iri) => Number(idOf(iri)));
        const licencesQuery = query('attestations', '/licences')
          .select('id', ...ATTESTED)
          .selectIfKnown(...ADDRESS)
          .where('id', numbers)
          .pagination({ limit: SLICE });
        const { data: licences } = await provider.query(licencesQuery.withoutTotal(), { signal });
        const found = (id: number) => licences.find((licence) => Number(idOf(iriOf(licence))) === id);
        read.push(...(await Promise.all(numbers.map((id) => readLetter(String(id), found(id))))));
        setCount(read.length);
      }
      return toPile(read);
    },
    gcTime: 0,
  });
  return { pile: data ?? null, count, error, refetch };
};

/** The head and the signatories of a club are read once for a pile. */
const FRESH_MS = 60_000;

const toPile = (read: readonly (PiledLetter | string)[]): Pile => {
  const letters = read.filter((one) => typeof one !== 'string');
  return {
    letters,
    skipped: read.filter((one) => typeof one === 'string'),
    isOneClub: new Set(letters.map(({ attestation }) => attestation.clubIri)).size === 1,
  };
};
