import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { frFR } from '@mui/x-date-pickers/locales';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { useState } from 'react';
import { UTCDateMini } from '@date-fns/utc/date/mini';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { parse } from 'date-fns';
import { fr } from 'date-fns/locale/fr';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { MOMENTS } from '../../lib/earliestFromNow.ts';
import { toWallDateTime } from '../../lib/dates.ts';
import { ANY_DAY, type MomentKind } from './momentForms.ts';

interface MomentPickerProps {
  readonly kind: MomentKind;
  /** Wall time, `2026-03-05T09:05`. */
  readonly value: string | null;
  /** Years back: an empty field begins with the year, twenty of them ago. */
  readonly isLongAgo: boolean;
  /** First wall time that may be chosen. */
  readonly earliest: string | null;
  readonly onChange: (wall: string) => void;
  readonly onClose: () => void;
}

const TEXTS = frFR.components.MuiLocalizationProvider.defaultProps.localeText;

const STEPS = { hours: MOMENTS.hourStep, minutes: MOMENTS.minuteStep };

/** Calendar and clock of MUI X, in French and in wall time of Europe/Berlin whatever the machine's zone is. */
export const MomentPicker = ({ kind, value, isLongAgo, ...props }: MomentPickerProps) => {
  const { earliest, onChange, onClose } = props;
  const translate = useTranslate();
  const [wall, setWall] = useState(value);
  // Decided once: the calendar starts again where this changes under it.
  const [startsWithYear] = useState(isLongAgo && value === null);
  const take = (next: string): void => {
    setWall(next);
    onChange(next);
  };
  const [day = null, clock = null] = wall?.split('T') ?? [];
  const [firstDay = null, firstClock = null] = earliest?.split('T') ?? [];
  // The figures are read as they are shown, with two digits (WCAG 2.5.3).
  const spoken = {
    ...TEXTS,
    hoursClockNumberText: (hour: string) => translate('inputs.hour', toTwoDigits(hour)),
    minutesClockNumberText: (minute: string) => translate('inputs.minute', toTwoDigits(minute)),
  };
  const shown = wall === null ? null : toPickerDate(wall);
  return (
    <LocalizationProvider dateAdapter={WallAdapter} localeText={spoken}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ alignItems: 'center' }}>
        {kind !== 'time' && (
          <DateCalendar
            // A dialog that opens takes the focus to what it is for (WAI-ARIA practices).
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            value={shown}
            // Fits beside the margins of a popover on a screen of 320 pixels.
            sx={{ width: { xs: 288, sm: 320 } }}
            {...(isLongAgo && { views: ['year', 'month', 'day'] })}
            {...(startsWithYear && { openTo: 'year', referenceDate: toPickerDate(yearsAgo(20)) })}
            {...(firstDay ? { minDate: toPickerDate(`${firstDay}T00:00`) } : {})}
            onChange={(picked, progress) => {
              if (!picked) return;
              const date = fromPickerDate(picked).slice(0, 10);
              take(`${date}T${clock ?? (date === firstDay ? firstClock : '00:00')}`);
              if (kind === 'date' && progress === 'finish') onClose();
            }}
          />
        )}
        {kind !== 'date' && (
          <MultiSectionDigitalClock
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={kind === 'time'}
            ampm={false}
            timeSteps={STEPS}
            value={shown}
            {...(earliest && day === firstDay ? { minTime: toPickerDate(earliest) } : {})}
            onChange={(picked) => {
              if (picked) take(`${day ?? firstDay ?? today(kind)}T${fromPickerDate(picked).slice(11)}`);
            }}
          />
        )}
      </Stack>
      <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
        <Button onClick={onClose}>{translate('form.close')}</Button>
      </Stack>
    </LocalizationProvider>
  );
};

const toTwoDigits = (text: string) => ({ value: text.padStart(2, '0'), smart_count: Number(text) });

/** The first day of a year that is so many years back, as wall time. */
const yearsAgo = (years: number): string => `${Number(today('date').slice(0, 4)) - years}-01-01T00:00`;

const today = (kind: MomentKind): string =>
  kind === 'time' ? ANY_DAY : fromPickerDate(new WallAdapter().date()).slice(0, 10);

/** A wall time as a date that counts in UTC: the hours that the machine's own zone skips exist in it. */
const toPickerDate = (wall: string): Date => new UTCDateMini(`${wall}Z`);

/** `2026-03-05T09:05` out of a date of the picker. */
const fromPickerDate = (date: Date): string => new Date(date.getTime()).toISOString().slice(0, 16);

/**
 * date-fns for MUI's pickers, with every date in wall time of Europe/Berlin and in French, whatever zone and
 * language the machine has.
 */
class WallAdapter extends AdapterDateFns {
  constructor() {
    super({ locale: fr });
  }

  override date: AdapterDateFns['date'] = (value) => {
    if (value === null) return null as never;
    const wall = value === undefined ? toWallDateTime(new Date().toISOString()) : value;
    return toPickerDate(wall) as never;
  };

  override parse = (value: string, format: string): Date | null =>
    value === '' ? null : parse(value, format, new UTCDateMini(), { locale: fr });
}
