import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';

interface RoomProps {
  /** Another part of the page says already that it loads. */
  readonly isSilent?: boolean;
}

/** Keeps the room of what is loading: announced to screen readers, grey bars for the eye. */
const Room = ({ isSilent = false, children }: RoomProps & { readonly children: ReactNode }) => {
  const translate = useTranslate();
  return (
    <Box {...(!isSilent && { role: 'status' })} sx={{ position: 'relative' }}>
      {!isSilent && (
        <Box component="span" sx={visuallyHidden}>
          {translate('list.loading')}
        </Box>
      )}
      {children}
    </Box>
  );
};

interface BarsProps {
  readonly lines: number;
  /** Height of a line in pixels. */
  readonly height: number;
  /** Start and width of the bars in a line, in hundredths of it. */
  readonly at: readonly (readonly [number, number])[];
  /** Their place in a line. */
  readonly part?: string;
}

/** Grey bars in the lines of texts that are to come: one box, drawn by its background. */
const Bars = ({ lines, height, at, part = '35% 65%' }: BarsProps) => {
  const [from = '', to = ''] = part.split(' ');
  const bar = `linear-gradient(transparent ${from}, currentColor ${from} ${to}, transparent ${to})`;
  return (
    <Box
      aria-hidden="true"
      sx={{
        height: lines * height,
        color: 'divider',
        opacity: 0.7,
        backgroundImage: at.map(() => bar).join(),
        backgroundSize: at.map(([, width]) => `${width}% ${height}px`).join(),
        // Hundredths of the room that is left beside the bar.
        backgroundPosition: at.map(([start, width]) => `${(100 * start) / (100 - width)}% 0`).join(),
        backgroundRepeat: 'repeat-y',
      }}
    />
  );
};

interface TableSkeletonProps extends RoomProps {
  readonly rows?: number;
  /** Height of a row in pixels. */
  readonly rowHeight?: number;
}

/** Rows of a table before they come. */
export const TableSkeleton = ({ rows = 16, rowHeight = 37, ...room }: TableSkeletonProps) => (
  <Room {...room}>
    <Bars lines={rows} height={rowHeight} at={COLUMNS} />
  </Room>
);

/** Cards of a list on a phone before they come. */
export const CardSkeleton = () => <TableSkeleton rows={10} rowHeight={85} />;

const COLUMNS = [
  [0, 22],
  [28, 12],
  [48, 16],
  [70, 8],
  [86, 14],
] as const;

/** A list before its description is known, on its card. */
export const ListSkeleton = () => (
  <Card sx={CARD}>
    <TableSkeleton />
  </Card>
);

const CARD = { p: { xs: 2, sm: 3 } } as const;

/** Inputs of a form, below their labels. */
export const FormSkeleton = ({ fields = 12, ...room }: RoomProps & { readonly fields?: number }) => (
  <Room {...room}>
    <Card sx={{ ...CARD, ...TWO }}>
      {SIDES.map((side) => (
        <Bars key={side} lines={fields / 2} height={76} at={[[0, 100]]} part="35% 86%" />
      ))}
    </Card>
  </Room>
);

/** A record to read: its head, and two sections beside one another. */
export const RecordSkeleton = (room: RoomProps) => (
  <Room {...room}>
    <Card sx={{ ...CARD, mb: 2 }}>
      <Bars lines={2} height={32} at={[[0, 40]]} />
    </Card>
    <Box sx={TWO}>
      {SIDES.map((side) => (
        <Card key={side} sx={CARD}>
          <Bars lines={8} height={36} at={LABEL_AND_VALUE} />
        </Card>
      ))}
    </Box>
  </Room>
);

const SIDES = ['left', 'right'] as const;

const LABEL_AND_VALUE = [
  [0, 25],
  [40, 45],
] as const;

const TWO = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const satisfies SxProps;
