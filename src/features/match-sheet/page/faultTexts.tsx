import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { formatDate } from '../../../lib/dates.ts';
import type { Fault } from '../../../rules/sheet/fault.ts';
import type { PartKey } from '../document/document.ts';
import { toMinute, type Facts } from '../document/facts.ts';
import type { Sheet } from '../sync/sheet.ts';
import { useSheetState } from '../sync/useSheet.ts';
import { usePartText } from './partTexts.ts';

/** The French sentence of a fault. */
export const useFaultText = (): ((fault: Fault) => string) => {
  const translate = useTranslate();
  return ({ code, values: { date, deadline, ...values } }) =>
    translate(`sheetFaults.${code}`, {
      _: code,
      ...values,
      deadline: toMinute(deadline),
      date: formatDate(date) ?? date,
    });
};

/** Errors of the field above, a line each. */
export const ErrorLines = ({ texts }: { readonly texts: readonly string[] }) =>
  texts.map((text) => (
    <Typography key={text} color="error" variant="body2">
      {text}
    </Typography>
  ));

/** Faults beside what they are about, a line each. */
export const FaultLines = ({ faults }: { readonly faults: readonly Fault[] }) => {
  const faultText = useFaultText();
  return faults.map((fault, index) => (
    <Typography
      key={`${fault.code}${index}`}
      variant="body2"
      color={fault.kind === 'blocking' ? 'error' : 'textSecondary'}
    >
      {faultText(fault)}
    </Typography>
  ));
};

interface FaultAlertProps {
  readonly severity: 'warning' | 'error';
  readonly title: string;
  readonly faults: readonly Fault[];
  readonly facts: Facts;
}

/** Faults of a sheet, each with its place. */
export const FaultAlert = ({ severity, title, faults, facts }: FaultAlertProps) => {
  const translate = useTranslate();
  const faultText = useFaultText();
  // The same may be wrong on both sides and in any game; some sentences name theirs.
  const placeOf = ({ at, values }: Fault): string => {
    const game = at.set === undefined ? undefined : translate('sheet.part.game', { game: at.game });
    const place = at.letter ?? game ?? (at.side && !('team' in values) ? facts[at.side].name : undefined);
    return place === undefined ? '' : `${place} : `;
  };
  if (faults.length === 0) return null;
  return (
    <Alert severity={severity}>
      <strong>{title}</strong>
      {faults.map((fault, index) => {
        const part = partOf(fault);
        const text = `${placeOf(fault)}${faultText(fault)}`;
        return (
          <div key={`${fault.code}${index}`}>{part ? <PartLink part={part}>{text}</PartLink> : text}</div>
        );
      })}
    </Alert>
  );
};

/** Part where a fault can be mended; null where that is no one place. */
const partOf = ({ code, at: { side, letter, game } }: Fault): PartKey | null => {
  if (code === 'endBeforeStart') return 'match/endTime';
  if (code === 'captainMissing') return side === 'home' ? 'match/homeCaptain' : 'match/awayCaptain';
  if (side && letter) return `seat/${side}/${letter}`;
  return game === undefined ? null : `game/${game}`;
};

/** Leads to where a part is typed; the element there has the key of the part as its id. */
const PartLink = ({ part, children }: { readonly part: PartKey; readonly children: ReactNode }) => (
  <Link
    component="button"
    type="button"
    color="inherit"
    sx={{ textAlign: 'left', font: 'inherit', verticalAlign: 'baseline', minHeight: 24 }}
    onClick={() => goTo(part)}
  >
    {children}
  </Link>
);

/** Puts the cursor where a part is typed. */
export const goTo = (part: PartKey): void => {
  const place = document.getElementById(`conflict/${part}`) ?? document.getElementById(part);
  const fold = place?.closest('details');
  if (fold) fold.open = true;
  const field = place?.matches('input, textarea, select, button')
    ? place
    : ['[aria-invalid=true]', 'input[value=""]:enabled', 'input:enabled, button, select']
        .map((wanted) => place?.querySelector<HTMLElement>(wanted))
        .find((found) => found);
  // A sticky part at the top would cover a field that is scrolled to the edge.
  (field ?? place)?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
};

interface StuckPartsProps {
  readonly sheet: Sheet;
  /** Whether what is not finished yet is in the way, too. */
  readonly isWhole: boolean;
}

/** The entries that cannot be sent as they are, each with its reason, the way to it, and the way out. */
export const StuckParts = ({ sheet, isWhole }: StuckPartsProps) => {
  const translate = useTranslate();
  const { nameOf, whyOf } = usePartText(
    sheet.facts,
    useSheetState(sheet, ({ referees }) => referees),
  );
  const parts = useSheetState(sheet, ({ blocked, document, conflicts }) =>
    blocked
      .filter((key) => key !== 'match/status')
      .map((key) => ({ key, isInConflict: conflicts.some((conflict) => conflict.key === key) }))
      .filter(({ key, isInConflict }) => isWhole || isInConflict || document.entries[key]?.refusals.length)
      .map((part) => ({
        ...part,
        why: part.isInConflict ? translate('sheet.stuck.conflict') : whyOf(part.key, document),
      })),
  );
  if (parts.length === 0) return null;
  const giveUp = (key: PartKey): void => {
    const { conflicts, document } = sheet.getState();
    const conflict = conflicts.find((one) => one.key === key);
    const theirs = conflict ? conflict.theirs : (document.base[key] ?? null);
    void sheet.dispatch({ type: 'chosen', key, choice: 'theirs', theirs });
  };
  return (
    <Alert severity="warning" role="group" aria-label={translate('sheet.stuck.title')}>
      <strong>{translate('sheet.stuck.title')}</strong>
      <Box component="ul" sx={{ m: 0, pl: 2 }}>
        {parts.map(({ key, why }) => (
          <li key={key}>
            <PartLink part={key}>{nameOf(key)}</PartLink> : {why}{' '}
            <Button
              size="small"
              color="inherit"
              aria-label={translate('sheet.stuck.giveUpOf', { name: nameOf(key) })}
              onClick={() => giveUp(key)}
            >
              {translate('sheet.stuck.giveUp')}
            </Button>
          </li>
        ))}
      </Box>
    </Alert>
  );
};
