import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';

interface RoomProps {
  /** Another part of the page says already that it loads. */
  readonly isSilent?: boolean;
}

/** Keeps the room of what is on its way; it is said to screen readers, and seen as grey shapes. */
const Room = ({ isSilent = false, children }: RoomProps & { readonly children: ReactNode }) => {
  const translate = useTranslate();
  return (
    <Box role={isSilent ? undefined : 'status'} sx={{ position: 'relative' }}>
      {!isSilent && (
        <Box component="span" sx={visuallyHidden}>
          {translate('list.loading')}
        </Box>
      )}
      <div aria-hidden="true">{children}</div>
    </Box>
  );
};

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** A length for the nth text that looks like no pattern. */
const length = (index: number): string => `${45 + ((index * 37) % 40)}%`;

interface TableSkeletonProps extends RoomProps {
  readonly rows?: number;
  /** Height of a row in pixels. */
  readonly rowHeight?: number;
}

/** Rows of a table before they come. */
export const TableSkeleton = ({ rows = 12, rowHeight = 37, ...room }: TableSkeletonProps) => (
  <Room {...room}>
    {numbers(rows).map((row) => (
      <Box key={row} sx={{ ...ROW, height: rowHeight }}>
        <Skeleton width="22%" />
        <Skeleton width={`${8 + ((row * 7) % 8)}%`} />
        <Skeleton width="14%" sx={WIDE_ONLY} />
        <Skeleton width={`${10 + ((row * 5) % 8)}%`} sx={WIDE_ONLY} />
        <Skeleton width="10%" sx={WIDE_ONLY} />
      </Box>
    ))}
  </Room>
);

const WIDE_ONLY = { display: { xs: 'none', sm: 'block' } } as const;

const ROW = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** A list before its description is known: its filters and its rows, on their card. */
export const ListSkeleton = () => (
  <Card sx={{ p: { xs: 1, sm: 2 } }}>
    <Skeleton variant="rounded" width={280} height={36} sx={{ maxWidth: '100%', mb: 1 }} />
    <TableSkeleton />
  </Card>
);

/** Inputs of a form, below their labels. */
export const FormSkeleton = ({ fields = 10, ...room }: RoomProps & { readonly fields?: number }) => (
  <Room {...room}>
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Skeleton width={160} height={24} sx={{ mb: 2 }} />
      <Box sx={COLUMNS}>
        {numbers(fields).map((field) => (
          <div key={field}>
            <Skeleton width={length(field)} height={18} sx={{ maxWidth: 180, mb: '4px' }} />
            <Skeleton variant="rounded" height={40} />
          </div>
        ))}
      </Box>
    </Card>
  </Room>
);

/** A record to read: its head, and two sections beside one another. */
export const RecordSkeleton = (room: RoomProps) => (
  <Room {...room}>
    <Card sx={{ p: { xs: 2, sm: 3 }, mb: 2, display: 'flex', alignItems: 'center', gap: 2 }}>
      <Skeleton variant="circular" width={64} height={64} sx={{ flex: 'none' }} />
      <Box sx={{ flexGrow: 1 }}>
        <Skeleton width="40%" height={28} />
        <Skeleton width="65%" />
      </Box>
    </Card>
    <Box sx={COLUMNS}>
      {numbers(2).map((section) => (
        <Card key={section} sx={{ p: { xs: 2, sm: 3 } }}>
          <Skeleton width={140} height={24} sx={{ mb: 1 }} />
          {numbers(6).map((line) => (
            <Box key={line} sx={{ display: 'grid', gridTemplateColumns: '2fr 3fr', gap: 2, py: 0.75 }}>
              <Skeleton width="70%" />
              <Skeleton width={length(section + line)} />
            </Box>
          ))}
        </Card>
      ))}
    </Box>
  </Room>
);

const COLUMNS = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

interface BoardSkeletonProps extends RoomProps {
  readonly lines?: number;
  /** Height of a line in pixels. */
  readonly lineHeight?: number;
}

/** Lines of a board or a card whose frame and title stand already. */
export const BoardSkeleton = ({ lines = 4, lineHeight = 32, ...room }: BoardSkeletonProps) => (
  <Room {...room}>
    {numbers(lines).map((line) => (
      <Box key={line} sx={{ display: 'flex', alignItems: 'center', height: lineHeight }}>
        <Skeleton width={length(line)} />
      </Box>
    ))}
  </Room>
);
