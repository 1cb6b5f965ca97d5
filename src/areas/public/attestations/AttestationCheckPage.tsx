import { styled } from '@mui/material/styles';
// The code is no id of a club or a record.
// oxlint-disable-next-line no-restricted-imports
import { useParams } from 'react-router';
import { pageTexts } from '../../../i18n/pages.ts';
import { publicAttestationTexts as texts } from './texts.ts';
import { toFrenchDate, toWallDateTime } from '../../../lib/dates.ts';
import { toApiPath } from '../../../lib/iri.ts';
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
    checkedAt: toWallDateTime(new Date().toISOString()),
  }));
  return (
    <PublicLayout current={null}>
      <Column>
        <PageHeader title={texts.title} documentTitle={`${texts.title} - ${pageTexts.product}`} />
        <Panel>
          <ReadGate reading={reading}>{(read) => <Verdict {...read} />}</ReadGate>
        </Panel>
      </Column>
    </PublicLayout>
  );
};

interface VerdictProps {
  readonly check: AttestationCheck | null;
  /** Wall time to the minute: the paper may be shown again on another day. */
  readonly checkedAt: string;
}

const Verdict = ({ check, checkedAt }: VerdictProps) => {
  const state = check?.state ?? 'unknown';
  const [date = '', time = ''] = checkedAt.split('T');
  return (
    <>
      <Word role="status" data-state={state}>
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={SIGNS[state]} />
        </svg>
        <strong>{texts.states[state]}</strong>
        <span>{texts.sentences[state]}</span>
      </Word>
      {check && <Facts check={check} />}
      <Note>{texts.checkedAt.replace('%{date}', toFrenchDate(date)).replace('%{time}', time)}</Note>
    </>
  );
};

/** Icon of each state: a hook, a stopped clock, a cross, a question mark. */
const SIGNS = {
  valid: 'M4 12.5l5.5 5.5L20 6.5',
  over: 'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18M12 7v5.5l3.5 2',
  notValid: 'M6 6l12 12M18 6L6 18',
  unknown: 'M8.5 8.5a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.3-1.5 2.8M12 18.4v.2',
} as const;

const FACTS = ['name', 'number', 'club', 'season', 'seasonEnd', 'validated', 'issued'] as const;

/** In the order of the letter, to be compared with it line by line; what the server does not send is left out. */
const Facts = ({ check }: { readonly check: AttestationCheck }) => (
  <>
    <p>{texts.compare}</p>
    <Pairs>
      {FACTS.map(
        (name) =>
          check[name] !== null && (
            <div key={name}>
              <dt>{texts.facts[name]}</dt>
              <dd>{check[name]}</dd>
            </div>
          ),
      )}
    </Pairs>
    {check.changed !== null && <Changed>{texts.changed.replace('%{date}', check.changed)}</Changed>}
  </>
);

/** As wide as is read at a glance. */
const Column = styled('div')({ maxWidth: 720, marginInline: 'auto' });

const Word = styled('div')(({ theme }) => {
  const { warning, success, error, text } = paletteOf(theme);
  return {
    '--tone': warning.main,
    '&[data-state=valid]': { '--tone': success.main },
    '&[data-state=notValid]': { '--tone': error.main },
    '&[data-state=unknown]': { '--tone': text.secondary },
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'center',
    gap: theme.spacing(0.5, 1.5),
    padding: theme.spacing(1.5, 2),
    borderRadius: theme.shape.borderRadius,
    border: '1px solid var(--tone)',
    background: 'color-mix(in srgb, var(--tone) 11%, transparent)',
    '& strong': { ...theme.typography.h5, color: 'var(--tone)' },
    '& span': { gridColumn: '1 / -1' },
    '& svg': {
      width: 28,
      height: 28,
      fill: 'none',
      stroke: 'var(--tone)',
      strokeWidth: 2.5,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
  };
});

const Pairs = styled('dl')(({ theme }) => ({
  margin: 0,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: theme.spacing(2),
    padding: theme.spacing(0.75, 0),
    borderBottom: `1px solid ${paletteOf(theme).divider}`,
  },
  '& dt': { color: paletteOf(theme).text.secondary },
  '& dd': { margin: 0, fontWeight: 600 },
}));

const Changed = styled('p')(({ theme }) => ({
  margin: theme.spacing(2, 0, 0),
  padding: theme.spacing(1, 2),
  borderLeft: `4px solid ${paletteOf(theme).warning.main}`,
}));

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(2, 0, 0),
  color: paletteOf(theme).text.secondary,
}));
