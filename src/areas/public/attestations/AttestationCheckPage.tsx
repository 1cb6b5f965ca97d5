import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
// The code is no id of a club or a record.
// oxlint-disable-next-line no-restricted-imports
import { useParams } from 'react-router';
import { publicAttestationTexts as texts } from './texts.ts';
import { formatDate, toFrenchDate, toWallDateTime } from '../../../lib/dates.ts';
import { toApiPath } from '../../../lib/iri.ts';
import { oneOf, readEach, toMap, toText } from '../../../schema/read.ts';
import { DefinitionList } from '../../../ui/DefinitionList.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Panel } from '../Panel.ts';
import { PublicLayout } from '../PublicLayout.tsx';
import { ReadGate } from '../ReadGate.tsx';
import { useRead } from '../useRead.ts';

/** Whether the attestation whose QR code led here is right, for whoever holds the paper. */
export const AttestationCheckPage = () => {
  const { code = '' } = useParams();
  const reading = useRead(['attestation', code], async ({ find }) => ({
    check: fromCheck(await find(toApiPath(`/attestations/${encodeURIComponent(code)}`))),
    checkedAt: toWallDateTime(new Date().toISOString()),
  }));
  return (
    <PublicLayout current={null}>
      <Box sx={{ maxWidth: 720, mx: 'auto' }}>
        <PageHeader title={texts.title} />
        <Panel>
          <ReadGate reading={reading}>{(read) => <Verdict {...read} />}</ReadGate>
        </Panel>
      </Box>
    </PublicLayout>
  );
};

interface VerdictProps {
  readonly check: ReturnType<typeof fromCheck>;
  /** Wall time to the minute: the paper may be shown again on another day. */
  readonly checkedAt: string;
}

const Verdict = ({ check, checkedAt }: VerdictProps) => {
  const state = check?.state ?? 'unknown';
  const [date = '', time = ''] = checkedAt.split('T');
  return (
    <>
      <Alert role="status" data-state={state} severity={SEVERITIES[state]}>
        <AlertTitle sx={{ typography: 'h5' }}>{texts.states[state]}</AlertTitle>
        {texts.sentences[state]}
      </Alert>
      {check && (
        <>
          <p>{texts.compare}</p>
          <DefinitionList
            rows={FACTS.flatMap((name) => {
              const value = check[name];
              return value === null ? [] : [[texts.facts[name], value] as const];
            })}
            sx={PAIRS}
          />
          {check.changed !== null && (
            <Alert severity="warning" role="note" sx={{ mt: 2 }}>
              {texts.changed.replace('%{date}', check.changed)}
            </Alert>
          )}
        </>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {texts.checkedAt.replace('%{date}', toFrenchDate(date)).replace('%{time}', time)}
      </Typography>
    </>
  );
};

const SEVERITIES = { valid: 'success', over: 'warning', notValid: 'error', unknown: 'info' } as const;

/** In the order of the letter, to be compared with it line by line. */
const FACTS = ['name', 'number', 'club', 'season', 'seasonEnd', 'validated', 'issued'] as const;

const PAIRS = {
  gap: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: 2,
    py: 0.75,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& dd': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
} as const;

/** Reads the answer about a code; null for one that says nothing of a licence, and for each fact that it leaves out. */
const fromCheck = (body: unknown) => {
  const raw = toMap(body);
  const state = oneOf(raw.state, ['valid', 'over', 'notValid']);
  if (state === null) return null;
  return {
    state,
    ...readEach(raw, ['number', 'name', 'club', 'season'], toText),
    ...readEach(raw, ['seasonEnd', 'validated', 'issued', 'changed'], formatDate),
  };
};
