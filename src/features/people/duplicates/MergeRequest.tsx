import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { formatDate } from '../../../lib/dates.ts';
import { fullName } from '../../../lib/fullName.ts';
import { idOf } from '../../../lib/iri.ts';
import { PLACEHOLDER } from '../../../lib/placeholder.ts';
import { toMap, toText } from '../../../schema/read.ts';
import type { Candidate, Hanging } from './candidate.ts';
import type { Duplicates } from './readDuplicates.ts';

interface MergeRequestProps {
  readonly group: readonly Candidate[];
  /** IRI of the record to keep. */
  readonly kept: string | undefined;
  readonly committee: Duplicates['committee'];
  /** Name of the requesting club. */
  readonly club: string;
}

/** The text that requests a merge from the committee: to mail, to copy or to print. */
export const MergeRequest = ({ group, kept, committee, club }: MergeRequestProps) => {
  const translate = useTranslate();
  const [note, setNote] = useState('');
  const [copied, setCopied] = useState<boolean | null>(null);
  const [isPrinted, setPrinted] = useState(false);
  const toLine = ({ iri, record, counts }: Candidate): string => {
    const number = toText(toMap(record.licence).identifier);
    const hanging = (Object.keys(counts) as Hanging[])
      .filter((name) => (counts[name] ?? 0) > 0)
      .map((name) => `${translate(`duplicates.counts.${name}`)} : ${counts[name]}`);
    const details = [number === null ? null : translate('duplicates.licence', { number }), ...hanging];
    const name = translate('duplicates.record', { name: fullName(record), id: idOf(iri) });
    const text = details.filter((part) => part !== null).join(', ');
    return `- ${name} (${text || translate('duplicates.nothing')})`;
  };
  const linesOf = (isKept: boolean): string =>
    group
      .filter(({ iri }) => (iri === kept) === isKept)
      .map(toLine)
      .join('\n');
  const text = [
    translate('duplicates.text', {
      club,
      date: formatDate(group[0]?.record['birthDate']) ?? PLACEHOLDER,
      kept: linesOf(true),
      others: linesOf(false),
    }),
    ...(note.trim() === '' ? [] : [translate('duplicates.noted', { note: note.trim() })]),
    translate('duplicates.thanks'),
  ].join('\n\n');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Without the right to the clipboard the text is still there to be selected.
      setCopied(false);
    }
  };
  return (
    <>
      <TextField
        label={translate('duplicates.note')}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        multiline
        fullWidth
        slotProps={{ htmlInput: { maxLength: 500 } }}
        sx={{ mt: 2 }}
      />
      <TextField
        label={translate('duplicates.request', { to: committee.name ?? translate('duplicates.committee') })}
        value={text}
        multiline
        fullWidth
        slotProps={{ htmlInput: { readOnly: true } }}
        sx={{ mt: 2 }}
      />
      <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" href={toMail(committee.email, translate('duplicates.subject'), text)}>
          {translate('duplicates.mail')}
        </Button>
        <Button onClick={() => void copy()}>{translate('duplicates.copy')}</Button>
        <Button onClick={() => setPrinted(true)}>{translate('duplicates.print')}</Button>
      </Stack>
      <div role="status">
        {copied !== null && (
          <Alert severity={copied ? 'success' : 'warning'} role="none" sx={{ mt: 1 }}>
            {translate(copied ? 'duplicates.copied' : 'duplicates.notCopied')}
          </Alert>
        )}
      </div>
      {isPrinted && <Paper text={text} onPrinted={() => setPrinted(false)} />}
    </>
  );
};

/** The text alone on paper, beside the dialog that is on the screen. */
const Paper = ({ text, onPrinted }: { readonly text: string; readonly onPrinted: () => void }) => {
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted);
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it is printed once, when it is there
  }, []);
  return createPortal(
    <>
      {ON_PAPER}
      <Box className="printedRequest" aria-hidden sx={PAPER}>
        {text}
      </Box>
    </>,
    document.body,
  );
};

const ON_PAPER = (
  <GlobalStyles
    styles={{ '@media print': { 'body > :not(.printedRequest)': { display: 'none !important' } } }}
  />
);

const PAPER = { display: 'none', displayPrint: 'block', whiteSpace: 'pre-line', p: 4 } as const;

const toMail = (to: string | null, subject: string, body: string): string =>
  `mailto:${encodeURIComponent(to ?? '').replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
