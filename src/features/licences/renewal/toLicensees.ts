import { isMinor } from '../../../lib/ageOf.ts';
import { toDateInput } from '../../../lib/dates.ts';
import { iriOf } from '../../../lib/iri.ts';
import { isEmpty } from '../../../lib/placeholder.ts';
import { valueAt } from '../../../lib/paths.ts';
import { BY_DOCTOR } from '../../../rules/medicalMention.ts';
import { isTrue, toList, toText, type Json } from '../../../schema/read.ts';
import type { Licensee, Obstacle, RenewalPlace } from './renewal.ts';

/** Records as the server gave them, the licences with the latest season first. */
interface RenewalRecords {
  readonly persons: readonly Json[];
  readonly licences: readonly Json[];
  readonly certificates: readonly Json[];
  /** Of the season, those under way `open`. */
  readonly mutations: readonly Json[];
  readonly renewals: readonly Json[];
}

/** State of a renewal that has given the licence. */
export const CARRIED_THROUGH = 'validated';

/** Licensees in the order given; people who cannot be read are left out. */
export const toLicensees = (
  people: readonly string[],
  records: RenewalRecords,
  place: RenewalPlace,
): readonly Licensee[] => {
  const persons = new Map(records.persons.map((record) => [iriOf(record), record]));
  const [licences, certificates, mutations, renewals] = [
    byPerson(records.licences),
    byPerson(records.certificates),
    byPerson(records.mutations.filter(({ open }) => isTrue(open))),
    byPerson(records.renewals),
  ];
  return people.flatMap((person): Licensee[] => {
    const record = persons.get(person);
    const birthDate = toDateInput(toText(record?.birthDate));
    if (!record || !birthDate) return [];
    const [renewal] = renewals.get(person) ?? [];
    const own = licences.get(person) ?? [];
    const [current, former] = [
      own.filter((licence) => iriOf(licence.season) === place.season['@id']),
      own.filter((licence) => String(valueAt(licence, 'season.endDate')) < place.season.startDate),
    ];
    const last = former.find((licence) => iriOf(licence.club) === place.club);
    return [
      {
        person,
        name: [record.familyName, record.givenName].map(toText).join(' '),
        birthDate,
        gender: toText(record.gender),
        isUnrepresented: isMinor(birthDate, place.day) && isEmpty(record.legalRepresentative),
        last: last ? toLast(last) : null,
        licences: own.flatMap((licence) => iriOf(licence) ?? []),
        mentions: former.map((licence) => toText(valueAt(licence, 'medical.code'))),
        certificates: (certificates.get(person) ?? []).flatMap(toCertificate),
        renewal: iriOf(renewal),
        obstacle: obstacleOf({
          renewed: Boolean(renewal?.newLicence),
          licensed: current.length > 0,
          mutation: mutations.has(person),
          suspended: last?.suspended === true,
          noLicence: last === undefined,
          closed: renewal !== undefined && !mayBeCarriedThrough(renewal),
        }),
      },
    ];
  });
};

const byPerson = (records: readonly Json[]): ReadonlyMap<string | null, readonly Json[]> => {
  const grouped = new Map<string | null, Json[]>();
  for (const record of records) {
    const person = iriOf(record.person);
    const others = grouped.get(person);
    if (others) others.push(record);
    else grouped.set(person, [record]);
  }
  return grouped;
};

const toLast = (licence: Json): NonNullable<Licensee['last']> => ({
  iri: iriOf(licence) ?? '',
  season: toText(valueAt(licence, 'season.name')) ?? '',
  type: toText(valueAt(licence, 'type.code')) ?? '',
  forms: toList(licence.practiceForms).flatMap((form) => toText(valueAt(form, 'code')) ?? []),
  insurance: toText(valueAt(licence, 'insurance.code')),
});

const toCertificate = (record: Json): Licensee['certificates'] => {
  const [iri, date] = [iriOf(record), toDateInput(toText(record.date))];
  return iri && date && BY_DOCTOR.includes(valueAt(record, 'type.code')) ? [{ iri, date }] : [];
};

/** The server says on each row which states may follow. */
const mayBeCarriedThrough = (renewal: Json): boolean =>
  toList(valueAt(renewal['@permissions'], 'transitions.state')).includes(CARRIED_THROUGH);

const obstacleOf = (found: Readonly<Record<Obstacle, boolean>>): Obstacle | null =>
  (Object.keys(found) as Obstacle[]).find((obstacle) => found[obstacle]) ?? null;
