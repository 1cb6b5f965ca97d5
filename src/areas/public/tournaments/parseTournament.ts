import { toClock } from '../../../lib/clock.ts';
import { toDateInput } from '../../../lib/dates.ts';
import {
  isObject,
  isTrue,
  readEach,
  toLength,
  toList,
  toMap,
  toNumber,
  toText,
  type Json,
} from '../../../schema/read.ts';
import { fromCollection } from '../../../schema/fromCollection.ts';

/** The public data of an approved tournament. Amounts in cents, dates as `2026-10-31`. */
export type Tournament = NonNullable<ReturnType<typeof parseTournament>>;
/** One event: conditions of entry, time and fee. */
export type TournamentTable = ReturnType<typeof toTable>;

/** A tournament of an answer; null for what has no number or no date. `entrypoint` is the base of file addresses. */
export const parseTournament = (value: unknown, entrypoint: string) => {
  const raw = toMap(value);
  const id = toLength(raw.id);
  const startDate = toDateInput(raw.startDate);
  if (id === null || startDate === '') return null;
  const address = toMap(raw.address);
  const [latitude, longitude] = [toNumber(address.latitude), toNumber(address.longitude)];
  const organizer = isObject(raw.club) ? raw.club : toMap(raw.organization);
  return {
    id,
    ...readEach(raw, ['identifier', 'page', 'ball'], toText),
    name: toText(raw.name) ?? `${id}`,
    type: toText(raw.type) ?? '',
    isFinished: isTrue(raw.finished),
    startDate,
    endDate: toDateInput(raw.endDate) || startDate,
    deadline: toText(raw.registrationDeadline),
    /** Club, else the structure that organises. */
    organizer: toText(organizer.name),
    hall: toText(address.name),
    street: toText(address.streetAddress),
    postalCode: toText(address.postalCode),
    town: toText(address.addressLocality),
    position: latitude === null || longitude === null ? null : { latitude, longitude },
    endowment: toNumber(raw.endowment),
    contacts: toList(raw.contacts).filter(isObject).map(toContact),
    rules: toFile(raw.rules, entrypoint),
    sheet: toFile(raw.engagmentSheet, entrypoint),
    results: toFile(raw.results, entrypoint),
    /** By date, time and code. */
    tables: toList(raw.tables).filter(isObject).map(toTable).toSorted(byStart),
    tableCount: toLength(raw.numberOfTables),
    perDay: toLength(raw.maxTablesPerDay),
    isOnline: raw.onlineRegistration === undefined ? null : isTrue(raw.onlineRegistration),
  };
};

const toContact = (raw: Json) => ({
  name: [toText(raw.givenName), toText(raw.familyName)].filter(Boolean).join(' '),
  ...readEach(raw, ['email', 'telephone'], toText),
});

const toTable = (raw: Json) => ({
  code: toText(raw.code) ?? toText(raw.name) ?? '',
  ...readEach(raw, ['name', 'description', 'gender'], toText),
  date: toDateInput(raw.date),
  /** `09:30` */
  ...readEach(raw, ['time', 'checkInEnd'], toClock),
  ...readEach(raw, ['fee', 'endowment', 'pointsMin', 'pointsMax'], toNumber),
  ...readEach(raw, ['maxPlayers', 'waitingList', 'bestOf'], toLength),
  /** Null where the organiser does not say how many have entered. */
  remainingPlaces: toRemaining(raw.remainingPlaces),
  isDouble: isTrue(raw.double),
  format: toText(toMap(raw.format).name),
  prizes: toList(raw.prizes)
    .filter(isObject)
    .map(({ rank, amount, gift }) => ({
      rank: toLength(rank) ?? 0,
      amount: toNumber(amount),
      gift: toText(gift),
    }))
    .toSorted((one, other) => one.rank - other.rank),
});

const toRemaining = (value: unknown): number | null => {
  const places = toNumber(value);
  return places === null ? null : Math.max(0, Math.trunc(places));
};

const byStart = (one: TournamentTable, other: TournamentTable): number =>
  one.date.localeCompare(other.date) ||
  (one.time ?? '').localeCompare(other.time ?? '') ||
  one.code.localeCompare(other.code, 'fr', { numeric: true });

/** Absolute address of a file on the API's host, or null: no other place serves the tournament's documents. */
const toFile = (value: unknown, entrypoint: string): string | null => {
  const url = toText(toMap(value).url);
  if (url === null || !URL.canParse(url, entrypoint)) return null;
  const address = new URL(url, entrypoint);
  return address.origin === new URL(entrypoint).origin ? address.href : null;
};

/** A page of a collection. */
export const toPageOf = <T>(body: unknown, parse: (member: unknown) => T | null) => {
  const rows = fromCollection(body).flatMap((member) => parse(member) ?? []);
  const total = toMap(body)['hydra:totalItems'] ?? toMap(body).totalItems;
  return { rows, total: toNumber(total) ?? rows.length };
};
