import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
// The code is no id of a club or a record.
// oxlint-disable-next-line no-restricted-imports
import { useParams } from 'react-router';
import { pageTexts } from '../../../i18n/pages.ts';
import { publicAttestationTexts as texts } from '../../../i18n/publicAttestation.ts';
import { toApiPath } from '../../../lib/iri.ts';
import { PLACEHOLDER } from '../../../lib/placeholder.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { paletteOf } from '../../../ui/themeOptions.ts';
import { Panel } from '../Panel.ts';
import { PublicLayout } from '../PublicLayout.tsx';
import { ReadGate } from '../ReadGate.tsx';
import { useRead } from '../useRead.ts';
import { fromCheck, type AttestationCheck } from './fromCheck.ts';

/** Whether the attestation whose QR code led here is right, for whoever holds the paper. */
export const AttestationCheckPage = () => {
  const { code = '' } = useParams();
  const reading = useRead(code, async ({ find }) => ({
    check: fromCheck(await find(toApiPath(`/attestations/${encodeURIComponent(code)}`))),
  }));
  return (
    <PublicLayout current={null}>
      <PageHeader title={texts.title} documentTitle={`${texts.title} - ${pageTexts.product}`} />
      <Panel>
        <ReadGate reading={reading}>{({ check }) => <Verdict check={check} />}</ReadGate>
      </Panel>
    </PublicLayout>
  );
};

const FACTS = ['name', 'number', 'season', 'seasonEnd'] as const;

const Verdict = ({ check }: { readonly check: AttestationCheck | null }) => {
  const state = check?.state ?? 'unknown';
  return (
    <>
      <Word role="status" data-state={state}>
        <strong>{texts.states[state]}</strong>
        <span>{texts.sentences[state]}</span>
      </Word>
      {check && (
        <>
          <Typography sx={{ mt: 2 }}>{texts.compare}</Typography>
          <Pairs>
            {FACTS.map((name) => (
              <div key={name}>
                <dt>{texts[name]}</dt>
                <dd>{check[name] ?? PLACEHOLDER}</dd>
              </div>
            ))}
          </Pairs>
        </>
      )}
    </>
  );
};

const Word = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  padding: theme.spacing(1, 2),
  borderLeft: `4px solid ${paletteOf(theme).warning.main}`,
  '& strong': { ...theme.typography.h5 },
  '&[data-state=valid]': { borderColor: paletteOf(theme).success.main },
  '&[data-state=notValid]': { borderColor: paletteOf(theme).error.main },
}));

const Pairs = styled('dl')(({ theme }) => ({
  margin: theme.spacing(1, 0, 0),
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
  overflowWrap: 'anywhere',
  '& dt': { ...theme.typography.caption, color: paletteOf(theme).text.secondary },
  '& dd': { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
}));
