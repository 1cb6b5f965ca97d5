import type { RaRecord } from 'react-admin';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import type { ListMeta } from '../../data/createListReader.ts';
import { query, type Query } from '../../data/graphql/query.ts';
import { referentials } from '../../data/graphql/referentials.ts';
import { whereAllowed } from '../../data/isForbidden.ts';
import { toDateInput } from '../../lib/dates.ts';
import { idOf, iriOf } from '../../lib/iri.ts';
import { valueAt } from '../../lib/paths.ts';
import { permissionsOf } from '../../schema/permissionsOf.ts';
import { toMap, toNumber, toText, type Json } from '../../schema/read.ts';
import type { Entry, Invitation, Matrix } from './entry.ts';

interface Account {
  readonly iri: string;
  readonly name: string;
  /** Number of its person. */
  readonly person: number | null;
}

export interface ClubRights {
  readonly entries: readonly Entry[];
  /** False where the list denies creation to its reader. */
  readonly mayGive: boolean;
  /** Accounts of the club that have no rights in it. */
  readonly free: readonly Account[];
  readonly presets: readonly { readonly iri: string; readonly code: string; readonly name: string }[];
}

interface Place {
  /** IRI of the club. */
  readonly club: string;
  readonly username: string;
  /** IRI of the reader's account; null where the server does not say. */
  readonly account: string | null;
  /** `2026-03-05` */
  readonly today: string;
}

const PAGE = 100;

/** Reads the rights of a club's accounts, with last login and ended functions. */
export const readEntries = async (
  provider: AppDataProvider,
  { club, username, account: reader, today }: Place,
  signal: AbortSignal,
): Promise<ClubRights> => {
  const all = async (request: Query): Promise<readonly Json[]> =>
    (await provider.queryAll(request, { signal })).data;
  const [{ rows, mayGive }, accounts, holders, presets] = await Promise.all([
    readRows(provider, club, signal),
    all(
      query('rights accounts', '/accounts')
        .select('username', 'lastLogin', 'person.id', 'person.familyName', 'person.givenName')
        .where('person.club', club)
        .orderBy('person.familyName'),
    ),
    whereAllowed(
      all(
        query('rights functions', '/accountants')
          .select('person.id', 'function.name', 'endDate')
          .selectIfKnown('ended')
          .where('organization', club),
      ),
    ),
    all(referentials({ type: 'PermissionPreset', select: ['name', 'code', 'type'], orderBy: ['position'] })),
  ]);
  const known = new Map(accounts.map((account) => [iriOf(account) ?? '', account]));
  const entries = rows.map((row): Entry => {
    const iri = iriOf(row['account']) ?? '';
    const account = { ...toMap(row['account']), ...known.get(iri) };
    const own = toText(account['username']);
    // Of an account that was named by a person and an address, those may be all that is known.
    const given = toText(row['email']) ?? iri.split('/').at(-1) ?? '';
    return {
      iri: String(row.id),
      name: nameOfPerson(account) ?? own ?? nameOfPerson(row) ?? given,
      username: own,
      lastLogin: Object.hasOwn(account, 'lastLogin') ? toText(account['lastLogin']) : undefined,
      endedFunctions: endedOf(holders, valueAt(account, 'person.id'), today),
      isOwn: own === username || (reader !== null && iri === reader),
      canUpdate: permissionsOf(row).canUpdate,
      matrix: toMatrix(row['matrix']),
      startDate: toDateInput(row['startDate']),
      endDate: toDateInput(row['endDate']),
      preset: iriOf(row['preset']),
      invitation: toInvitation(row, today),
    };
  });
  const taken = new Set(rows.map((row) => iriOf(row['account'])));
  return {
    entries,
    mayGive,
    free: accounts.flatMap((account) => {
      const iri = iriOf(account);
      if (iri === null || taken.has(iri)) return [];
      const name = nameOfPerson(account) ?? toText(account['username']) ?? iri;
      return [{ iri, name, person: idOf(valueAt(account, 'person.id')) }];
    }),
    presets: presets.flatMap((preset) => {
      const [iri, code, name] = [iriOf(preset), toText(preset['code']), toText(preset['name'])];
      return iri !== null && code !== null ? [{ iri, code, name: name ?? code }] : [];
    }),
  };
};

const readRows = async (
  provider: AppDataProvider,
  club: string,
  signal: AbortSignal,
): Promise<{ readonly rows: readonly RaRecord[]; readonly mayGive: boolean }> => {
  const rows: RaRecord[] = [];
  for (let page = 1; ; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the answer says whether there is another page
    const {
      data,
      total = 0,
      meta,
    } = await provider.getList('permissions', {
      pagination: { page, perPage: PAGE },
      sort: { field: 'id', order: 'ASC' },
      filter: { club },
      signal,
    });
    rows.push(...data);
    if (data.length === 0 || rows.length >= total)
      return { rows, mayGive: (meta as Partial<ListMeta> | undefined)?.canCreate !== false };
  }
};

/** Name of the person of a record, where it is known. */
const nameOfPerson = (record: Json): string | null =>
  [valueAt(record, 'person.familyName'), valueAt(record, 'person.givenName')]
    .map(toText)
    .filter((part) => part !== null)
    .join(' ') || null;

const endedOf = (holders: readonly Json[], person: unknown, today: string): readonly string[] => {
  const own = holders.filter((holder) => person !== undefined && valueAt(holder, 'person.id') === person);
  const isOver = (holder: Json): boolean => {
    const end = toDateInput(holder['endDate']);
    return holder['ended'] === true || (end !== '' && end < today);
  };
  return own.every(isOver) ? own.flatMap((holder) => toText(valueAt(holder, 'function.name')) ?? []) : [];
};

const toInvitation = (row: RaRecord, today: string): Invitation | null => {
  const [invitation, email] = [row['invitation'], toText(row['email'])];
  if ((invitation !== 'sent' && invitation !== 'bounced') || email === null) return null;
  const until = toDateInput(row['invitationExpires']);
  return {
    state: invitation === 'sent' && until !== '' && until < today ? 'expired' : invitation,
    email,
    until,
  };
};

const toMatrix = (value: unknown): Matrix =>
  Object.fromEntries(Object.entries(toMap(value)).map(([action, level]) => [action, toNumber(level) ?? 0]));
