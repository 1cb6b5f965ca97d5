import { clubs } from './data/clubs.ts';
import instances from './data/instances.json' with { type: 'json' };

const federation = instances.federation.identifier;
const regional = [
  ...instances.leagues.map((league) => `L${league.number}`),
  ...instances.committees.map((committee) => `D${committee.department}`),
];

/** All structures share a table: the clubs come first, so that club 1 is the first of `clubs`. */
const idOf: ReadonlyMap<string, number> = new Map(
  [
    ...clubs.map((club) => club.number),
    federation,
    ...instances.zones.map((zone) => zone.identifier),
    ...regional,
    ...instances.affinityFederations.map(({ identifier }) => identifier),
  ].map((identifier, index) => [identifier, index + 1]),
);

/** Id of a structure by its number (`08779001`, `L08`, `D77`). */
export const organizationId = (identifier: string): number => {
  const id = idOf.get(identifier);
  if (id === undefined) throw new Error(`No structure '${identifier}' in the seed`);
  return id;
};
