import { sql, type SQL } from './sql.ts';

const EARTH_RADIUS_KM = 6371;

/** Kilometres on the sphere between a place in two columns and one in degrees, by the haversine formula. */
export const toDistance = (
  lat: SQL,
  lon: SQL,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
): SQL => {
  const half = (from: SQL, degrees: number) => sql`power(sin(radians(${from} - ${degrees}::float8) / 2), 2)`;
  const along = sql`cos(radians(${latitude}::float8)) * cos(radians(${lat}))`;
  const haversine = sql`${half(lat, latitude)} + ${along} * ${half(lon, longitude)}`;
  return sql`${2 * EARTH_RADIUS_KM}::float8 * asin(sqrt(least(1, ${haversine})))`;
};
