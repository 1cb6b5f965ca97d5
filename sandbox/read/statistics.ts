import { entity } from '../model/entity.ts';
import { choice, float, string } from '../model/scalarFields.ts';
import { reference } from '../model/relationFields.ts';
import { RequestFailure } from '../http/failures.ts';
import { assertClub } from './assertClub.ts';
import { clubOfPerson } from './statistics/clubOfPerson.ts';
import { eventFigures } from './statistics/eventFigures.ts';
import { licenceFigures } from './statistics/licenceFigures.ts';
import { personFigures } from './statistics/personFigures.ts';
import { toComparison, toEvolution } from './statistics/figure.ts';
import { idOf } from './idOf.ts';
import { namesOfSeasons } from './statistics/namesOfSeasons.ts';
import type { ReadModel, ReadRecord } from './readModel.ts';
import { select } from './select.ts';

const guarded = (module: string, action: string) => ({
  access: { module, action, owners: ['club'], writable: [], sensitive: [] },
});

/** The right that each kind of figures needs. */
const RIGHTS = {
  club: guarded('statistics', 'licences.statistics'),
  all: guarded('statistics', 'licences.statistics'),
  events: guarded('statistics', 'clubEvents.manage'),
  person: guarded('persons', 'persons.details'),
} as const;

const isKind = (kind: unknown): kind is keyof typeof RIGHTS =>
  typeof kind === 'string' && Object.hasOwn(RIGHTS, kind);

const statistic = entity('statistic', {
  path: '/statistics',
  label: 'Statistique',
  represent: '${label}',
  // Any account may learn which figures there are; the figures need more.
  access: {},
  fields: {
    seasonName: string('Saison'),
    theme: string('Rubrique'),
    label: string('Libellé'),
    value: float('Valeur'),
    previous: float('Saison précédente, même date'),
    change: float('Écart'),
    committee: float('Comité'),
    league: float('Ligue'),
    unit: choice('Unité', { count: 'Nombre', mean: 'Moyenne, part ou points' }),
    season: reference('Saison', 'season'),
  },
});

/** The figures that a club looks at: of its own, beside those around it, of its events, of one person. */
export const statistics: ReadModel = {
  name: 'statistics',
  entity: statistic,
  find: async ({ filter: { kind, club, person, season, ...filter }, ...query }, { context, viewer }) => {
    if (!isKind(kind)) throw new RequestFailure(400, 'Invalid parameter "filter": a kind is required.');
    const { db, clock } = context;
    const number = kind === 'person' ? await clubOfPerson(db, idOf(person)) : idOf(club);
    const own = assertClub(RIGHTS[kind], viewer, number);
    const requested = Array.isArray(season) ? await namesOfSeasons(db, season) : undefined;
    // Several seasons compare at the day that the newest of them has reached.
    const of = { db, clock, club: own, season: requested ? requested[0]?.id : idOf(season) };
    const names = requested?.map(({ name }) => name);
    const ofSeasons = <T extends { readonly seasonName: string }>(figures: readonly T[]): readonly T[] =>
      names ? figures.filter(({ seasonName }) => names.includes(seasonName)) : figures;
    const records: Readonly<Record<keyof typeof RIGHTS, () => Promise<readonly object[]>>> = {
      club: async () => toEvolution(await licenceFigures(of), names),
      all: async () => ofSeasons(toComparison(await licenceFigures(of))),
      events: async () => toEvolution(await eventFigures(of), names),
      person: async () => ofSeasons(await personFigures(db, idOf(person) ?? 0)),
    };
    const found = (await records[kind]()).map((record, index): ReadRecord => ({ id: index + 1, ...record }));
    return select(found, { ...query, filter });
  },
};
