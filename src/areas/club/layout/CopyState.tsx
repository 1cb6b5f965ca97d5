import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useIsFetching, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { isUnconfirmed } from '../../../data/copy/unconfirmed.ts';
import { isOutage } from '../../../http/ApiError.ts';
import { formatToMinute } from '../../../i18n/formatDateTime.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { ErrorNote } from '../../../ui/ErrorNote.tsx';

/** A thin line below the bar while what is shown is of an earlier visit, and the server has not answered yet. */
export const ConfirmingLine = () => {
  const translate = useTranslate();
  const count = useIsFetching({ predicate: isUnconfirmed });
  return count > 0 && <LinearProgress aria-label={translate('copy.confirming')} sx={LINE} />;
};

/** Shown only where it lasts. */
const LINE = {
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  height: 2,
  animation: 'appear 0s 300ms backwards',
  '@keyframes appear': { from: { visibility: 'hidden' } },
  '@media print': { display: 'none' },
} as const;

/** Says of when the data are while the server is away, and offers to try again; the network that is back does so by itself. */
export const OutageNote = () => {
  const translate = useTranslate();
  const client = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => client.getQueryCache().subscribe(listener),
    [client],
  );
  const since = useSyncExternalStore(subscribe, () => outageOf(client));
  useEffect(() => {
    const readAgain = (): void => void client.refetchQueries({ predicate: isOut });
    globalThis.addEventListener('online', readAgain);
    return () => globalThis.removeEventListener('online', readAgain);
  }, [client]);
  if (since === null) return null;
  const date = formatToMinute(new Date(since).toISOString()) ?? '';
  return (
    <Box sx={{ mb: 2 }}>
      <ErrorNote
        message={translate('copy.outage', { date })}
        again={{
          label: translate('app.retry'),
          onClick: () => void client.refetchQueries({ predicate: isStranded }),
        }}
      />
    </Box>
  );
};

/** When the oldest of what is shown, and cannot be read again, was read. */
const outageOf = (client: QueryClient): number | null => {
  const stranded = client.getQueryCache().findAll({ predicate: isStranded });
  return stranded.length > 0 ? Math.min(...stranded.map(({ state }) => state.dataUpdatedAt)) : null;
};

type Predicate = NonNullable<NonNullable<Parameters<typeof useIsFetching>[0]>['predicate']>;

/** Shown, and could not be read. */
const isOut: Predicate = (query) => query.isActive() && isOutage(query.state.error);

const isStranded: Predicate = (query) => isOut(query) && query.state.data !== undefined;
