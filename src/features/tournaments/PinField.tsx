import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { toNumber } from '../../schema/read.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import type { PlacesMapProps } from '../../ui/map/PlacesMap.tsx';
import { readTileUrl } from '../../ui/map/readTileUrl.ts';
import { Loading } from '../../views/page/Loading.tsx';
import { PartFailure } from '../../views/page/PartFailure.tsx';

/** The place of the tournament, a pin to set by a click, by dragging or by the arrow keys. */
export const PinField = ({ disabled }: { readonly disabled: boolean }) => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const [tileUrl] = useState(() => readTileUrl(document));
  const [latitude, longitude] = useWatch({ name: ['address.latitude', 'address.longitude'] }).map(toNumber);
  const texts = useMemo<PlacesMapProps['texts']>(
    () => ({
      label: translate('tournaments.map'),
      zoomIn: translate('halls.map.zoomIn'),
      zoomOut: translate('halls.map.zoomOut'),
      borders: translate('halls.map.borders'),
      tiles: translate('halls.map.tiles'),
      place: translate('tournaments.place'),
    }),
    [translate],
  );
  const points = useMemo(
    () =>
      typeof latitude !== 'number' || typeof longitude !== 'number' || Math.abs(latitude) > 85
        ? []
        : [
            {
              key: 'place',
              sign: '●',
              label: translate('tournaments.pin'),
              title: translate('tournaments.pin'),
              latitude,
              longitude,
            },
          ],
    [latitude, longitude, translate],
  );
  return (
    <div>
      {!disabled && <Typography variant="body2">{translate('tournaments.mapHelp')}</Typography>}
      <PlacesMap
        points={points}
        tileUrl={tileUrl}
        texts={texts}
        {...(!disabled && {
          onPlace: (place: { readonly latitude: number; readonly longitude: number }) => {
            for (const [name, value] of Object.entries(place))
              setValue(`address.${name}`, value, { shouldDirty: true, shouldValidate: true });
          },
        })}
      />
    </div>
  );
};

const PlacesMap = lazyPart(async () => (await import('../../ui/map/PlacesMap.tsx')).PlacesMap, {
  Loader: Loading,
  Failure: PartFailure,
});
