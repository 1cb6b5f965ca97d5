import Box from '@mui/material/Box';
import type { Catalogue } from '../../i18n/MessageKey.ts';
import { useMemo, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import type { MapPoint, PlacesMapProps } from '../../ui/map/PlacesMap.tsx';
import { readTileUrl } from '../../ui/map/readTileUrl.ts';
import { PartFailure } from '../../views/page/PartFailure.tsx';
import { toNumber } from '../../schema/read.ts';
import { SectionCard } from '../../views/page/SectionCard.tsx';

interface ClubMapProps {
  readonly label: string;
  readonly points: readonly MapPoint[];
  readonly onPick?: (key: string) => void;
}

/** Places of a club on the shared map, which comes with its first use. */
export const ClubMap = ({ label, points, onPick }: ClubMapProps) => {
  const translate = useTranslate();
  const [tileUrl] = useState(() => readTileUrl(document));
  const texts = useMemo<PlacesMapProps['texts']>(() => {
    const textOf = (name: keyof Catalogue['halls']['map']): string => translate(`halls.map.${name}`);
    return {
      label,
      zoomIn: textOf('zoomIn'),
      zoomOut: textOf('zoomOut'),
      borders: textOf('borders'),
      tiles: textOf('tiles'),
    };
  }, [label, translate]);
  return (
    <Box sx={{ '&& .leaflet-container': { height: MAP_HEIGHT } }}>
      <PlacesMap points={points} tileUrl={tileUrl} texts={texts} {...(onPick ? { onPick } : {})} />
    </Box>
  );
};

/** The room of the map, with the line of its sources, before it comes. */
export const MapRoom = () => {
  const translate = useTranslate();
  return <Box role="status" aria-label={translate('list.loading')} sx={MAP_ROOM} />;
};

const MAP_HEIGHT = { xs: 'min(36svh, 280px)', md: 'min(48svh, 380px)' };

const MAP_ROOM = { height: MAP_HEIGHT, mb: 3, bgcolor: 'action.hover', borderRadius: 1 } as const;

const PlacesMap = lazyPart(async () => (await import('../../ui/map/PlacesMap.tsx')).PlacesMap, {
  Loader: MapRoom,
  Failure: PartFailure,
});

/** The place of the club on the map. Without coordinates its address is all there is. */
export const ClubPosition = () => {
  const translate = useTranslate();
  const record = useRecordContext();
  const [latitude, longitude] = [toNumber(record?.['latitude']), toNumber(record?.['longitude'])];
  const name = String(record?.['name'] ?? '');
  const label = translate('halls.map.club');
  const points = useMemo(
    () =>
      latitude === null || longitude === null || Math.abs(latitude) > 85
        ? []
        : [{ key: 'club', sign: '●', label: `${label}\u00a0: ${name}`, title: name, latitude, longitude }],
    [label, latitude, longitude, name],
  );
  if (points.length === 0) return null;
  return (
    <SectionCard title={label}>
      <ClubMap label={translate('halls.map.clubLabel')} points={points} />
    </SectionCard>
  );
};
