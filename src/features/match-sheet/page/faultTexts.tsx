import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { formatDate } from '../../../lib/dates.ts';
import type { Fault } from '../../../rules/sheet/fault.ts';
import type { PartKey } from '../document/document.ts';
import { toMinute, type Facts } from '../document/facts.ts';
import { PartLink } from './PartLink.tsx';

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
