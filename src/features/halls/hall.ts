import { toDateInput } from '../../lib/dates.ts';
import { iriOf } from '../../lib/iri.ts';
import { valueAt } from '../../lib/paths.ts';
import { toList, toNumber, toText } from '../../schema/read.ts';

interface Slot {
  readonly day: string;
  /** `18:00` */
  readonly start: string;
  readonly end: string;
  readonly audience: string | null;
}

/** A hall as a club uses it. */
export interface Hall {
  /** IRI of the use of the hall. */
  readonly iri: string;
  /** IRI of the hall itself, with its tables and its homologation. */
  readonly equipment: string | null;
  readonly name: string;
  readonly isMain: boolean;
  readonly address: string;
  readonly tables: number | null;
  readonly category: string | null;
  /** `2026-03-05`; empty where it is not known. */
  readonly homologatedFrom: string;
  readonly homologatedTo: string;
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
  readonly slots: readonly Slot[];
}

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

export const toHall = (record: unknown): Hall => {
  const text = (path: string): string | null => toText(valueAt(record, path));
  const latitude = toNumber(valueAt(record, 'sportHall.latitude'));
  const longitude = toNumber(valueAt(record, 'sportHall.longitude'));
  const isOnMap =
    latitude !== null && longitude !== null && Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180;
  const town = [text('sportHall.address.postalCode'), text('sportHall.address.addressLocality')];
  const category = [text('sportHall.homologationCategory'), text('sportHall.homologationLevel.name')];
  return {
    iri: iriOf(record) ?? '',
    equipment: iriOf(valueAt(record, 'sportHall')),
    name: text('sportHall.name') ?? '',
    isMain: valueAt(record, 'main') === true,
    address: [text('sportHall.address.streetAddress'), town.filter(Boolean).join(' ')]
      .filter(Boolean)
      .join(', '),
    tables: toNumber(valueAt(record, 'sportHall.numberOfTables')),
    category: category.filter(Boolean).join(', ') || null,
    homologatedFrom: toDateInput(valueAt(record, 'sportHall.homologationDate')),
    homologatedTo: toDateInput(valueAt(record, 'sportHall.homologationEndDate')),
    position: isOnMap ? { latitude, longitude } : null,
    slots: toList(valueAt(record, 'slots'))
      .map(toSlot)
      .toSorted((one, other) => orderOf(one).localeCompare(orderOf(other))),
  };
};

const toSlot = (record: unknown): Slot => ({
  day: toText(valueAt(record, 'day')) ?? '',
  start: toTime(valueAt(record, 'startTime')),
  end: toTime(valueAt(record, 'endTime')),
  audience: toText(valueAt(record, 'public.name')),
});

/** The wire dates a time of day. */
const toTime = (value: unknown): string => /(?:^|T)(\d{2}:\d{2})/.exec(toText(value) ?? '')?.[1] ?? '';

const orderOf = ({ day, start }: Slot): string => `${DAYS.indexOf(day)} ${start}`;

/** An homologation is to be renewed this long before its end. */
const SOON_DAYS = 90;

/** Whether the homologation is over, or soon will be; null where there is nothing to warn of. */
export const homologationWarning = (
  { homologatedTo }: Pick<Hall, 'homologatedTo'>,
  today: string,
): 'expired' | 'expiring' | null => {
  if (homologatedTo === '') return null;
  if (homologatedTo < today) return 'expired';
  return Date.parse(homologatedTo) - Date.parse(today) <= SOON_DAYS * 86_400_000 ? 'expiring' : null;
};
