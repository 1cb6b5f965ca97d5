import type { Tournament } from './parseTournament.ts';

/** Tournaments that are played at the same place. */
export interface MapPlace {
  /** `48.69,2.61`: about a kilometre. */
  readonly key: string;
  readonly town: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly tournaments: readonly Tournament[];
}

/** The places of the tournaments that have a position, in the order of the tournaments. */
export const toMapPlaces = (tournaments: readonly Tournament[]): readonly MapPlace[] => {
  const places = new Map<string, MapPlace>();
  for (const tournament of tournaments) {
    const { position, town, name } = tournament;
    if (position === null || !isOnEarth(position)) continue;
    const key = `${position.latitude.toFixed(2)},${position.longitude.toFixed(2)}`;
    const known = places.get(key);
    places.set(key, {
      key,
      town: known?.town ?? town ?? name,
      ...position,
      tournaments: [...(known?.tournaments ?? []), tournament],
    });
  }
  return [...places.values()];
};

const isOnEarth = ({ latitude, longitude }: NonNullable<Tournament['position']>): boolean =>
  Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180;
