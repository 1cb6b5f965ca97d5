import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { Link, useCreatePath, useTranslate } from 'react-admin';
import { formatDate } from '../../lib/dates.ts';
import { fullName } from '../../lib/fullName.ts';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import { toMap, toText } from '../../schema/read.ts';
import { idOf } from '../../lib/iri.ts';
import type { Candidate, Duplicates, Hanging } from './readDuplicates.ts';

interface DuplicateGroupProps {
  readonly group: readonly Candidate[];
  readonly committee: Duplicates['committee'];
  /** Name of the club that asks. */
  readonly club: string;
}

/** Records of what may be one person, side by side, what differs in bold; and the text that asks for their merge. */
export const DuplicateGroup = ({ group, committee, club }: DuplicateGroupProps) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const titleId = useId();
  const [kept, setKept] = useState(() => fullest(group)?.iri);
  const [copied, setCopied] = useState<boolean | null>(null);
  const rows = [
    ...FIELDS.map(([name, show]) => ({
      label: translate(`duplicates.fields.${name}`),
      values: group.map(({ record }) => show(record)),
    })),
    ...(Object.keys(group[0]?.counts ?? {}) as Hanging[]).map((name) => ({
      label: translate(`duplicates.counts.${name}`),
      values: group.map(({ counts }) => String(counts[name] ?? 0)),
    })),
  ];
  const nameFor = ({ iri, record }: Candidate): string =>
    translate('duplicates.record', { name: fullName(record), id: idOf(iri) });
  const keptOne = group.find(({ iri }) => iri === kept);
  const text = translate('duplicates.text', {
    club,
    kept: keptOne ? nameFor(keptOne) : '',
    others: group
      .filter(({ iri }) => iri !== kept)
      .map(nameFor)
      .join(', '),
    date: formatDate(group[0]?.record['birthDate']) ?? PLACEHOLDER,
  });
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
    <Box component="section" aria-labelledby={titleId}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- moved within its frame, by keyboard too */}
      <Box role="region" aria-labelledby={titleId} tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <caption id={titleId} style={CAPTION}>
            {fullName(group[0]?.record)}
          </caption>
          <TableHead>
            <TableRow>
              <TableCell component="td">{translate('duplicates.keep')}</TableCell>
              {group.map((candidate) => (
                <TableCell key={candidate.iri} scope="col">
                  <Radio
                    size="small"
                    name={titleId}
                    checked={candidate.iri === kept}
                    onChange={() => setKept(candidate.iri)}
                    slotProps={{ input: { 'aria-label': nameFor(candidate) } }}
                  />
                  <Link to={createPath({ resource: 'persons', id: candidate.iri, type: 'edit' })}>
                    {translate('duplicates.number', { id: idOf(candidate.iri) })}
                  </Link>
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ label, values }) => {
              const differs = new Set(values).size > 1;
              return (
                <TableRow key={label}>
                  <TableCell component="th" scope="row" sx={{ fontWeight: 'normal' }}>
                    {label}
                    {differs && ` (${translate('duplicates.differs')})`}
                  </TableCell>
                  {values.map((value, index) => (
                    <TableCell key={group[index]?.iri} sx={differs ? { fontWeight: 700 } : {}}>
                      {value}
                    </TableCell>
                  ))}
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </Box>
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
      </Stack>
      <div role="status">
        {copied !== null && (
          <Alert severity={copied ? 'success' : 'warning'} sx={{ mt: 1 }}>
            {translate(copied ? 'duplicates.copied' : 'duplicates.notCopied')}
          </Alert>
        )}
      </div>
    </Box>
  );
};

const FIELDS = [
  ['familyName', (record) => toText(record.familyName) ?? PLACEHOLDER],
  ['givenName', (record) => toText(record.givenName) ?? PLACEHOLDER],
  ['birthName', (record) => toText(record.birthName) ?? PLACEHOLDER],
  ['birthDate', (record) => formatDate(record.birthDate) ?? PLACEHOLDER],
  ['birthTown', (record) => toText(record.birthTown) ?? PLACEHOLDER],
  ['licence', (record) => toText(toMap(record.licence).identifier) ?? PLACEHOLDER],
  ['dateCreated', (record) => formatDate(record.dateCreated) ?? PLACEHOLDER],
] as const satisfies readonly (readonly [string, (record: Candidate['record']) => string])[];

/** The record on which most hangs; the oldest of several. */
const fullest = (group: readonly Candidate[]): Candidate | undefined => {
  const weight = ({ counts }: Candidate): number =>
    Object.values(counts).reduce((sum, count) => sum + count, 0);
  return group.toSorted(
    (one, other) => weight(other) - weight(one) || (idOf(one.iri) ?? 0) - (idOf(other.iri) ?? 0),
  )[0];
};

const toMail = (to: string | null, subject: string, body: string): string =>
  `mailto:${encodeURIComponent(to ?? '').replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

const CAPTION = { captionSide: 'top', fontWeight: 600 } as const;
