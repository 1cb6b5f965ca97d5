import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { use, useId, useState } from 'react';
import { useDataProvider, Link } from 'react-admin';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { AppDataProvider } from '../../../data/createDataProvider.ts';
import { toText, toMap } from '../../../schema/read.ts';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { Loading } from '../../../views/page/Loading.tsx';
import { ScopeContext } from '../../../views/page/ScopeContext.tsx';
import { QueryFailure } from '../../QueryFailure.tsx';
import { readDuplicates, type Duplicates } from './readDuplicates.ts';
import { formatDate, formatDay } from '../../../lib/dates.ts';
import { fullName } from '../../../lib/fullName.ts';
import { PLACEHOLDER } from '../../../lib/placeholder.ts';
import { idOf } from '../../../lib/iri.ts';
import { useOpenPath } from '../../../views/page/useOpenPath.ts';
import { adviseOn } from './findDuplicates.ts';
import { MergeRequest } from './MergeRequest.tsx';
import type { Candidate, Hanging } from './candidate.ts';

/** People whom the club may have twice, side by side, and the request to merge them. */
export const DuplicatesDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<AppDataProvider>();
  const club = use(ScopeContext)['club'];
  const iri = club?.['@id'] ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: ['persons', 'duplicates', iri],
    queryFn: ({ signal }) => readDuplicates(dataProvider, iri, signal),
  });
  return (
    <DialogFrame
      title={translate('duplicates.title')}
      wide
      actions={<Button onClick={onClose}>{translate('form.close')}</Button>}
    >
      <QueryFailure message="duplicates.failed" error={error} refetch={refetch} />
      {!data && !error && <Loading />}
      {data && (
        <Stack sx={{ gap: 3 }}>
          <Typography role="status">
            {data.groups.length === 0
              ? translate('duplicates.none')
              : translate('duplicates.found', { smart_count: data.groups.length })}
          </Typography>
          {data.groups.length > 0 && <Typography>{translate('duplicates.help')}</Typography>}
          {data.groups.map((group) => (
            <DuplicateGroup
              key={group[0]?.iri}
              group={group}
              committee={data.committee}
              club={toText(club?.['name']) ?? ''}
            />
          ))}
        </Stack>
      )}
    </DialogFrame>
  );
};

interface DuplicateGroupProps {
  readonly group: readonly Candidate[];
  readonly committee: Duplicates['committee'];
  /** Name of the requesting club. */
  readonly club: string;
}

/** Possible duplicates side by side, differences in bold, and the merge request. */
const DuplicateGroup = ({ group, committee, club }: DuplicateGroupProps) => {
  const translate = useTranslate();
  const openPath = useOpenPath('persons');
  const titleId = useId();
  const advice = adviseOn(group);
  const [kept, setKept] = useState(advice?.kept);
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
                  <Link to={openPath(candidate.iri)}>
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
      {advice && (
        <Typography sx={{ mt: 1 }}>
          {translate(`duplicates.advice.${advice.because}`, { id: idOf(advice.kept) })}
        </Typography>
      )}
      <MergeRequest group={group} kept={kept} committee={committee} club={club} />
    </Box>
  );
};

const FIELDS = [
  ['familyName', (record) => toText(record.familyName) ?? PLACEHOLDER],
  ['givenName', (record) => toText(record.givenName) ?? PLACEHOLDER],
  ['birthName', (record) => toText(record.birthName) ?? PLACEHOLDER],
  ['birthDate', (record) => formatDate(record.birthDate) ?? PLACEHOLDER],
  ['birthTown', (record) => toText(record.birthTown) ?? PLACEHOLDER],
  ['email', (record) => toText(toMap(record.mainEmail).email) ?? PLACEHOLDER],
  ['town', (record) => toText(toMap(record.mainAddress).addressLocality) ?? PLACEHOLDER],
  ['licence', (record) => toText(toMap(record.licence).identifier) ?? PLACEHOLDER],
  ['dateCreated', (record) => formatDay(record.dateCreated) ?? PLACEHOLDER],
] as const satisfies readonly (readonly [string, (record: Candidate['record']) => string])[];

const CAPTION = { captionSide: 'top', fontWeight: 600 } as const;
