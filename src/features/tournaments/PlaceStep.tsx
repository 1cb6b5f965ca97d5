import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useMemo, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { query } from '../../data/graphql/query.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { idOf, iriOf } from '../../lib/iri.ts';
import { valueAt } from '../../lib/paths.ts';
import { isEmpty } from '../../lib/placeholder.ts';
import { fieldNamed, type FieldDescription } from '../../schema/description.ts';
import { toText, toNumber, type Json } from '../../schema/read.ts';
import { FoldedFields } from '../../views/form/FoldedFields.tsx';
import { SectionFields } from '../../views/form/FormSection.tsx';
import { useScope } from '../../views/page/ScopeContext.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import type { PlacesMapProps } from '../../ui/map/PlacesMap.tsx';
import { readTileUrl } from '../../ui/map/readTileUrl.ts';
import { Loading } from '../../views/page/Loading.tsx';
import { PartFailure } from '../../views/page/PartFailure.tsx';

interface PlaceStepProps {
  readonly fields: readonly FieldDescription[];
  readonly disabled: boolean;
}

/** Place of a tournament: a hall of the club or another, which fills in the address, and its place on the map. */
export const PlaceStep = ({ fields, disabled }: PlaceStepProps) => {
  const translate = useTranslate();
  const address = fieldNamed(fields, 'address');
  const pins = address?.fields.filter(({ name }) => COORDINATES.includes(name)) ?? [];
  const shown = fields.map((field) =>
    field === address
      ? { ...field, fields: field.fields.filter(({ name }) => !COORDINATES.includes(name)) }
      : field,
  );
  useAddressOfHall(fields);
  return (
    <Stack sx={{ gap: 2 }}>
      {!disabled && <HallsOfClub />}
      <Box sx={SIDE_BY_SIDE}>
        <SectionFields fields={shown} disabled={disabled} />
        {pins.length === COORDINATES.length && (
          <div>
            <PinField disabled={disabled} />
            <FoldedFields
              title={translate('tournaments.coordinates')}
              fields={pins}
              prefix="address."
              disabled={disabled}
              within
            >
              <Coordinates fields={pins} disabled={disabled} />
            </FoldedFields>
          </div>
        )}
      </Box>
    </Stack>
  );
};

/** The map is under the address on a phone. */
const SIDE_BY_SIDE = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

const COORDINATES: readonly string[] = ['latitude', 'longitude'];

const Coordinates = ({ fields, disabled }: PlaceStepProps) => (
  <SectionFields
    fields={fields.map((field) => ({ ...field, name: `address.${field.name}` }))}
    disabled={disabled}
  />
);

/** The halls of the club, a click each; the main one is taken at first. */
const HallsOfClub = () => {
  const translate = useTranslate();
  const { setValue, getValues } = useFormContext();
  const chosen = iriOf(useWatch({ name: 'sportHall' }));
  const halls = useHallsOfClub();
  useEffect(() => {
    const [main] = halls;
    const isBegun = !isEmpty(getValues('sportHall')) || !isEmpty(getValues('address.streetAddress'));
    if (main && !isBegun) setValue('sportHall', main, { shouldDirty: true });
  }, [halls, getValues, setValue]);
  if (halls.length === 0) return null;
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={translate('tournaments.ownHalls')}
      sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
    >
      <Typography variant="body2">{translate('tournaments.ownHalls')}</Typography>
      {halls.map((hall) => (
        <Button
          key={hall['@id']}
          size="small"
          variant={chosen === hall['@id'] ? 'contained' : 'outlined'}
          aria-pressed={chosen === hall['@id']}
          onClick={() => setValue('sportHall', hall, { shouldDirty: true, shouldValidate: true })}
        >
          {hall.name}
        </Button>
      ))}
    </Stack>
  );
};

interface HallValue {
  readonly '@id': string;
  readonly id: string;
  readonly name: string;
}

/** As in the relation, the main hall first. */
const useHallsOfClub = (): readonly HallValue[] => {
  const provider = useDataProvider<AppDataProvider>();
  const { club } = useScope(['club']);
  const { data = NONE } = useQuery({
    queryKey: ['tournament-requests', 'halls', club?.['@id']],
    queryFn: async ({ signal }) => {
      const usesQuery = query('tournament halls', '/club_sport_halls')
        .select('main', 'sportHall.id', 'sportHall.name')
        .where('club', club?.['@id'] ?? '');
      const { data: uses } = await provider.queryAll(usesQuery, { signal });
      return uses
        .toSorted((one, other) => Number(other['main'] === true) - Number(one['main'] === true))
        .flatMap((use): HallValue[] => {
          const iri = iriOf(use['sportHall']);
          return iri === null
            ? []
            : [{ '@id': iri, id: iri, name: toText(valueAt(use, 'sportHall.name')) ?? '' }];
        });
    },
    enabled: club !== undefined,
  });
  return data;
};

const NONE: readonly HallValue[] = [];

/** A hall that is chosen fills in its address, its place and its tables; what was typed by hand stays until then. */
const useAddressOfHall = (fields: readonly FieldDescription[]): void => {
  const provider = useDataProvider<AppDataProvider>();
  const { getValues, setValue } = useFormContext();
  const iri = iriOf(useWatch({ name: 'sportHall' }));
  // A hall that a draft or an earlier tournament brought has its address already.
  const filled = useRef(isEmpty(getValues('address.streetAddress')) ? null : iri);
  const { data: hall } = useQuery({
    queryKey: ['tournament-requests', 'hall', iri],
    queryFn: async ({ signal }) => {
      const hallQuery = query('tournament hall', '/sport_halls')
        .select('name', 'numberOfTables', 'latitude', 'longitude')
        .select('address.streetAddress', 'address.disambiguatingDescription')
        .select('address.postalCode', 'address.addressLocality')
        .where('id', [Number(idOf(iri))]);
      const { data } = await provider.query(hallQuery.withoutTotal(), { signal });
      return data[0] ?? null;
    },
    enabled: iri !== null,
  });
  useEffect(() => {
    if (!hall || iri === null || filled.current === iri) return;
    filled.current = iri;
    const known = new Set(fieldNamed(fields, 'address')?.fields.map(({ name }) => name));
    for (const [name, value] of Object.entries(toAddress(hall)))
      if (known.has(name)) setValue(`address.${name}`, value, { shouldDirty: true, shouldValidate: true });
    const tables: unknown = hall['numberOfTables'];
    if (!isEmpty(tables)) setValue('numberOfTables', tables, { shouldDirty: true, shouldValidate: true });
  }, [hall, iri, fields, setValue]);
};

/** The address of a hall as in a request for a tournament. */
const toAddress = (hall: unknown): Json => {
  const text = (path: string): string | null => toText(valueAt(hall, path));
  return {
    name: text('name'),
    streetAddress: text('address.streetAddress'),
    disambiguatingDescription: text('address.disambiguatingDescription'),
    postalCode: text('address.postalCode'),
    addressLocality: text('address.addressLocality'),
    latitude: toNumber(valueAt(hall, 'latitude')),
    longitude: toNumber(valueAt(hall, 'longitude')),
  };
};

/** The place of the tournament, a pin to set by a click, by dragging or by the arrow keys. */
const PinField = ({ disabled }: { readonly disabled: boolean }) => {
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
