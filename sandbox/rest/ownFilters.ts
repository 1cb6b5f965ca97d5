import type { ResolvedEntity } from '../model/model.ts';
import type { Condition } from '../model/condition.ts';

/** A filter that no comparison of a field expresses. */
interface OwnFilter {
  /** Its parameters, and the field that each is about. */
  readonly variables: Readonly<Record<string, string>>;
  /** Undefined where the parameters are absent or make no sense. */
  readonly toCondition: (parameters: URLSearchParams) => Condition | undefined;
}

/** Filters of a collection beyond its fields; listed in its `hydra:search`. */
export const toOwnConditions = (
  { name }: ResolvedEntity,
  parameters: URLSearchParams,
): readonly Condition[] => filtersOf(name).flatMap(({ toCondition }) => toCondition(parameters) ?? []);

export const ownVariables = ({ name }: ResolvedEntity): { variable: string; property: string }[] =>
  filtersOf(name).flatMap(({ variables }) =>
    Object.entries(variables).map(([variable, property]) => ({ variable, property })),
  );

const filtersOf = (name: string): readonly OwnFilter[] =>
  Object.hasOwn(ownFilters, name) ? (ownFilters[name] ?? []) : [];

const DEFAULT_RADIUS_KM = 30;
const MAX_RADIUS_KM = 20_000;

/** `near=48.87,2.64&radius=30`: degrees of latitude and longitude, kilometres. */
const nearAddress: OwnFilter = {
  variables: { near: 'address', radius: 'address' },
  toCondition: (parameters) => {
    const [, latitude, longitude] =
      /^(-?\d{1,2}(?:\.\d{1,9})?),(-?\d{1,3}(?:\.\d{1,9})?)$/.exec(parameters.get('near') ?? '') ?? [];
    const km = toNumber(parameters.get('radius')) ?? DEFAULT_RADIUS_KM;
    if (latitude === undefined || km > MAX_RADIUS_KM) return undefined;
    return { near: 'address', latitude: Number(latitude), longitude: Number(longitude), km };
  },
};

/** `points=1159&licenceType=T&places=1`: one table that takes a player of these points, a licence of this type and so many more entries. */
const openTables: OwnFilter = {
  variables: { points: 'tables', licenceType: 'tables', places: 'tables' },
  toCondition: (parameters) => {
    const points = toNumber(parameters.get('points'));
    const licenceType = parameters.get('licenceType')?.trim() ?? '';
    const places = toNumber(parameters.get('places'));
    const all = [
      ...(points === undefined ? [] : [takesPoints(points)]),
      ...(/^\w{1,30}$/.test(licenceType) ? [takesLicence(licenceType)] : []),
      ...(places === undefined ? [] : [hasPlaces(places)]),
    ];
    return all.length > 0 ? { some: 'tables', where: { all } } : undefined;
  },
};

const takesPoints = (points: number): Condition => ({
  any: [
    { path: 'pointsRule', test: { is: 'exact', values: ['all'] } },
    {
      all: [
        openOr('pointsMin', { path: 'pointsMin', test: { is: 'lte', value: Math.floor(points) } }),
        openOr('pointsMax', { path: 'pointsMax', test: { is: 'gte', value: Math.floor(points) } }),
      ],
    },
  ],
});

const takesLicence = (code: string): Condition =>
  openOr('licenceTypes', { path: 'licenceTypes.code', test: { is: 'exact', values: [code] } });

const hasPlaces = (places: number): Condition => ({
  path: 'remainingPlaces',
  test: { is: 'gte', value: Math.ceil(places) },
});

/** A limit that is not set keeps nobody out. */
const openOr = (path: string, limit: Condition): Condition => ({
  any: [{ path, test: { is: 'exists', value: false } }, limit],
});

const toNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,5}(\.\d{1,3})?$/.test(text.trim()) ? Number(text) : undefined;

const ownFilters: Readonly<Record<string, readonly OwnFilter[]>> = {
  'tournament-request': [nearAddress, openTables],
};
