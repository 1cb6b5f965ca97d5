import { useCallback, useMemo } from 'react';
import { tournamentTexts } from '../../../i18n/publicTournaments.ts';
import { PlacesMap, type MapPoint } from '../../../ui/map/PlacesMap.tsx';
import type { MapPlace } from './toMapPlaces.ts';

export interface TournamentMapProps {
  readonly places: readonly MapPlace[];
  readonly onPick: (place: MapPlace) => void;
  /** `https://tiles.example.org/{z}/{x}/{y}.png`; without it the borders of the departments are the background. */
  readonly tileUrl: string | null;
}

/** Where the tournaments are played, with their number at each place. */
export const TournamentMap = ({ places, onPick, tileUrl }: TournamentMapProps) => {
  const points = useMemo(() => places.map(toPoint), [places]);
  const pick = useCallback(
    (key: string): void => {
      const place = places.find((one) => one.key === key);
      if (place) onPick(place);
    },
    [places, onPick],
  );
  return <PlacesMap points={points} onPick={pick} tileUrl={tileUrl} texts={tournamentTexts.mapTexts} />;
};

const toPoint = ({ key, town, tournaments, latitude, longitude }: MapPlace): MapPoint => {
  const count =
    tournaments.length === 1 ? tournamentTexts.one : `${tournaments.length} ${tournamentTexts.several}`;
  const sign = String(tournaments.length);
  return { key, sign, label: `${town}\u00a0: ${count}`, title: town, latitude, longitude };
};
