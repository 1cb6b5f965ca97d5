import { UTCDateMini } from '@date-fns/utc/date/mini';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { parse } from 'date-fns';
import { fr } from 'date-fns/locale/fr';
import { toWallDateTime } from '../../lib/dates.ts';

/** A wall time as a date that counts in UTC: the hours that the machine's own zone skips exist in it. */
export const toPickerDate = (wall: string): Date => new UTCDateMini(`${wall}Z`);

/** `2026-03-05T09:05` out of a date of the picker. */
export const fromPickerDate = (date: Date): string => new Date(date.getTime()).toISOString().slice(0, 16);

/**
 * date-fns for MUI's pickers, with every date in wall time of Europe/Berlin and in French, whatever zone and
 * language the machine has.
 */
export class WallAdapter extends AdapterDateFns {
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
