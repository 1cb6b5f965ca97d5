import { toFrenchDate } from '../../lib/dates.ts';

const DAY_MS = 86_400_000;
/** The day of which a spreadsheet says that it is none, in days before 1970. */
const DAY_ZERO = 25_569;

export type SheetValue = string | number | boolean | Date | null;

/** Text of a cell, as its reader would write it: `05/06/1988`, `12,5`, `VRAI`; empty for an empty one. */
export const sheetText = (value: SheetValue): string => {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'VRAI' : 'FAUX';
  if (typeof value === 'number') return ofNumber(value);
  return typeof value === 'string' ? value.trim() : ofMoment(value);
};

/** A spreadsheet counts with fifteen figures; what is beyond them is noise. */
const ofNumber = (value: number): string => String(Number(value.toPrecision(15))).replace('.', ',');

/** Days that a spreadsheet's mistake of 1900 makes doubtful stay the numbers that they are stored as. */
const ofMoment = (value: Date): string => {
  const seconds = Math.round(value.getTime() / 1000);
  const moment = new Date(seconds * 1000).toISOString();
  const serial = (seconds * 1000) / DAY_MS + DAY_ZERO;
  const clock = moment.slice(11, 16);
  if (serial >= 0 && serial < 1) return clock;
  if (serial >= 1 && serial < 61) return ofNumber(serial);
  const day = toFrenchDate(moment.slice(0, 10));
  return clock === '00:00' ? day : `${day} ${clock}`;
};
