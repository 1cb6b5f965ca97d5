import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart } from '../../ui/lazyPart.tsx';
import type { MapPoint, PlacesMapProps } from '../../ui/map/PlacesMap.tsx';
import { readTileUrl } from '../../ui/map/readTileUrl.ts';
import { Loading } from '../../views/page/Loading.tsx';
import { PartFailure } from '../../views/page/PartFailure.tsx';

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
    const told = (name: string): string => translate(`halls.map.${name}`);
    return {
      label,
      zoomIn: told('zoomIn'),
      zoomOut: told('zoomOut'),
      borders: told('borders'),
      tiles: told('tiles'),
    };
  }, [label, translate]);
  return <PlacesMap points={points} tileUrl={tileUrl} texts={texts} {...(onPick ? { onPick } : {})} />;
};

const PlacesMap = lazyPart(async () => (await import('../../ui/map/PlacesMap.tsx')).PlacesMap, {
  Loader: Loading,
  Failure: PartFailure,
});
