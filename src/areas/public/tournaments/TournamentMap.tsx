import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo, useRef, useState } from 'react';
import { tournamentMapTexts as mapTexts } from './map.texts.ts';
import { ErrorNote } from '../../../ui/ErrorNote.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { readTileUrl } from '../../../ui/map/readTileUrl.ts';
import { toCount } from './formatTournament.ts';
import type { Tournament } from './parseTournament.ts';
import { TournamentList } from './TournamentList.tsx';

const PlacesMap = lazyPart(async () => (await import('../../../ui/map/PlacesMap.tsx')).PlacesMap, {
  Loader: () => <p role="status">{mapTexts.loading}</p>,
  Failure: () => <ErrorNote message={mapTexts.failed} />,
});

interface TournamentMapProps {
  readonly tournaments: readonly Tournament[];
  /** There are more than one map shows. */
  readonly isCut: boolean;
}

/** The map with the list of what it shows below; a place that is picked narrows the list. */
export const TournamentMap = ({ tournaments, isCut }: TournamentMapProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const [tileUrl] = useState(() => readTileUrl(document));
  const places = useMemo(() => toMapPlaces(tournaments), [tournaments]);
  const place = places.find(({ key }) => key === picked);
  const pick = useCallback((key: string): void => {
    setPicked(key);
    requestAnimationFrame(() => heading.current?.focus());
  }, []);
  const placed = places.reduce((sum, one) => sum + one.tournaments.length, 0);
  const label = place ? `${mapTexts.here} ${place.title}` : mapTexts.all;
  return (
    <>
      <PlacesMap points={places} onPick={pick} tileUrl={tileUrl} texts={mapTexts} />
      {placed < tournaments.length && <p>{`${mapTexts.unplaced} ${tournaments.length - placed}`}</p>}
      {isCut && <p>{mapTexts.beyond}</p>}
      <Typography ref={heading} tabIndex={-1} component="h2" variant="h6" sx={{ outline: 'none' }}>
        {label}
      </Typography>
      {place && (
        <Button onClick={() => setPicked(null)} sx={{ minHeight: 44 }}>
          {mapTexts.everywhere}
        </Button>
      )}
      <TournamentList label={label} tournaments={place?.tournaments ?? tournaments} />
    </>
  );
};

/** The places of the tournaments that have a position, in the order of the tournaments. */
export const toMapPlaces = (tournaments: readonly Tournament[]) => {
  const places = new Map<string, readonly Tournament[]>();
  for (const tournament of tournaments) {
    const { latitude = NaN, longitude = NaN } = tournament.position ?? {};
    if (!(Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180)) continue;
    // `48.69,2.61`: about a kilometre.
    const key = `${latitude.toFixed(2)},${longitude.toFixed(2)}`;
    places.set(key, [...(places.get(key) ?? []), tournament]);
  }
  return [...places].map(([key, own]) => {
    const { latitude = 0, longitude = 0 } = own.at(-1)?.position ?? {};
    const title = own[0]?.town ?? own[0]?.name ?? '';
    const label = `${title}\u00a0: ${toCount(own.length)}`;
    return { key, title, label, sign: String(own.length), latitude, longitude, tournaments: own };
  });
};
