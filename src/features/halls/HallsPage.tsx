import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import {
  LinkBase,
  useCanAccess,
  useCreatePath,
  useDataProvider,
  useListContext,
  type RaRecord,
} from 'react-admin';
import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { query } from '../../data/graphql/query.ts';
import type { ListMeta } from '../../data/createListReader.ts';
import { dayOf, formatDate } from '../../lib/dates.ts';
import { idOf } from '../../lib/iri.ts';
import type { MapPoint } from '../../ui/map/PlacesMap.tsx';
import { ListRows } from '../../views/list/ListRows.tsx';
import { ListStatus } from '../../views/list/ListStatus.tsx';
import { TableSkeleton } from '../../views/page/Skeletons.tsx';
import { SchemaList, type SchemaListProps } from '../../views/SchemaList.tsx';
import { QueryFailure } from '../QueryFailure.tsx';
import { ClubMap, MapRoom } from './ClubMap.tsx';
import { toHall, type Hall, homologationWarning } from './hall.ts';
import { useOpenPath } from '../../views/page/useOpenPath.ts';

/** The club's halls: map and cards above the list. */
export const HallsPage = (props: SchemaListProps) => (
  <SchemaList {...props}>
    {(view) => (
      <>
        <ListStatus />
        <MapAndHalls />
        <ListRows {...view} />
        <NewHall />
      </>
    )}
  </SchemaList>
);

/** An unknown hall is created before the club can use it. */
const NewHall = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { canAccess } = useCanAccess({ resource: 'halls', action: 'create' });
  const { meta } = useListContext();
  if (!canAccess || (meta as Partial<ListMeta> | undefined)?.canCreate !== true) return null;
  return (
    <Typography variant="body2">
      {translate('halls.unknownHall')}{' '}
      <Link component={LinkBase} to={createPath({ resource: 'halls', type: 'create' })}>
        {translate('halls.describe')}
      </Link>
    </Typography>
  );
};

const MapAndHalls = () => {
  const translate = useTranslate();
  const provider = useDataProvider<AppDataProvider>();
  const { data: rows = [] } = useListContext<RaRecord>();
  const [today] = useState(() => dayOf(new Date()));
  const ids = rows.flatMap(({ id }) => idOf(id) ?? []);
  const {
    data: halls = [],
    error,
    isLoading,
    refetch,
  } = useQuery({
    queryKey: ['sporthalls', 'map', ids],
    queryFn: async ({ signal }) => {
      const hallsQuery = query('halls', '/club_sport_halls')
        .select(...HALL_FIELDS)
        .where('id', ids);
      const { data } = await provider.query(hallsQuery.pagination({ limit: ids.length }).withoutTotal(), {
        signal,
      });
      return ids.flatMap((id) => data.filter((one) => idOf(one['@id']) === id).map(toHall));
    },
    enabled: ids.length > 0,
  });
  const points = useMemo(() => toPoints(halls), [halls]);
  const show = useCallback((key: string) => document.getElementById(key)?.focus(), []);
  if (error) return <QueryFailure message="halls.loadFailed" error={error} refetch={refetch} />;
  if (isLoading)
    return (
      <Box sx={SIDE_BY_SIDE}>
        <MapRoom />
        <TableSkeleton isSilent rows={HALL_LINES * ids.length} rowHeight={20} />
      </Box>
    );
  if (halls.length === 0) return null;
  const unplaced = halls.filter(({ position }) => position === null).map(({ name }) => name);
  return (
    <Box sx={SIDE_BY_SIDE}>
      <div>
        <ClubMap
          label={translate('halls.map.label')}
          points={points.map((point) => ({
            ...point,
            label: translate('halls.point', { number: point.sign, name: point.title }),
          }))}
          onPick={show}
        />
        {unplaced.length > 0 && (
          <Typography variant="body2">
            {translate('halls.unplaced', { names: unplaced.join(', ') })}
          </Typography>
        )}
      </div>
      <Box component="ul" aria-label={translate('halls.here')} sx={CARDS}>
        {halls.map((hall, index) => (
          <HallCard key={hall.iri} hall={hall} number={index + 1} today={today} />
        ))}
      </Box>
    </Box>
  );
};

/** Of a card, as far as one knows before it comes. */
const HALL_LINES = 7;

/** Halls of one place share a button, which leads to the first of them. */
const toPoints = (halls: readonly Hall[]): readonly MapPoint[] => {
  const points = new Map<string, MapPoint>();
  for (const [index, hall] of halls.entries()) {
    if (hall.position === null) continue;
    const place = Object.values(hall.position).join(' ');
    const known = points.get(place);
    const title = [known?.title, hall.name].filter(Boolean).join(', ');
    points.set(place, {
      key: known?.key ?? toAnchor(hall),
      sign: [known?.sign, index + 1].filter(Boolean).join(', '),
      label: title,
      title,
      ...hall.position,
    });
  }
  return [...points.values()];
};

/** On a phone the halls are under the map. */
const SIDE_BY_SIDE = {
  pt: 1,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

const CARDS = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  alignContent: 'start',
  overflowWrap: 'anywhere',
} as const;

const HALL_FIELDS = [
  'main',
  'sportHall.id',
  'sportHall.name',
  'sportHall.numberOfTables',
  'sportHall.homologationCategory',
  'sportHall.homologationLevel.name',
  'sportHall.homologationDate',
  'sportHall.homologationEndDate',
  'sportHall.latitude',
  'sportHall.longitude',
  'sportHall.address.streetAddress',
  'sportHall.address.postalCode',
  'sportHall.address.addressLocality',
  'slots[].day',
  'slots[].startTime',
  'slots[].endTime',
  'slots[].public.name',
] as const;

interface HallCardProps {
  readonly hall: Hall;
  /** As on the map. */
  readonly number: number;
  readonly today: string;
}

/** A hall: place, tables, homologation and the club's hours. */
const HallCard = ({ hall, number, today }: HallCardProps) => {
  const translate = useTranslate();
  const hallPath = useOpenPath('sporthalls');
  const equipmentPath = useOpenPath('halls');
  const { name, homologatedFrom, homologatedTo, category } = hall;
  const day = (value: string): string => formatDate(value) ?? translate('halls.unknownDate');
  const warning = homologationWarning(hall, today);
  return (
    <Box component="li" id={toAnchor(hall)} tabIndex={-1} sx={{ outlineOffset: 4 }}>
      <Typography component="h2" sx={{ fontWeight: 600 }}>
        {number}.{' '}
        <Link component={LinkBase} to={hallPath(hall.iri)}>
          {name}
        </Link>{' '}
        {hall.isMain && <Chip size="small" color="primary" label={translate('halls.main')} />}
      </Typography>
      <Typography variant="body2">{hall.address}</Typography>
      <Typography variant="body2">
        {[
          hall.tables === null ? null : translate('halls.tables', { smart_count: hall.tables }),
          category === null
            ? translate('halls.notHomologated')
            : translate(homologatedTo === '' ? 'halls.homologatedSince' : 'halls.homologated', {
                category,
                from: day(homologatedFrom),
                to: day(homologatedTo),
              }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {hall.equipment !== null && (
        <Link
          component={LinkBase}
          variant="body2"
          to={equipmentPath(hall.equipment)}
          aria-label={translate('halls.equipmentOf', { name })}
        >
          {translate('halls.equipment')}
        </Link>
      )}
      {warning && (
        <Alert severity={warning === 'expired' ? 'error' : 'warning'} sx={{ py: 0, my: 0.5 }}>
          {translate(`halls.${warning}`, { date: day(homologatedTo) })}
        </Alert>
      )}
      {hall.slots.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {translate('halls.noSlots')}
        </Typography>
      ) : (
        <Box component="ul" aria-label={translate('halls.slots')} sx={{ m: 0, pl: 2.5 }}>
          {hall.slots.map(({ day: weekday, start, end, audience }) => (
            <Typography component="li" variant="body2" key={`${weekday} ${start} ${audience}`}>
              {translate('halls.slot', {
                day: translate(`halls.days.${weekday}`, { _: weekday }),
                start,
                end,
              })}
              {audience !== null && ` (${audience})`}
            </Typography>
          ))}
        </Box>
      )}
    </Box>
  );
};

const toAnchor = ({ iri }: Hall): string => `hall-${idOf(iri)}`;
