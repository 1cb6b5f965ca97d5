import type { MessageKey } from '../i18n/MessageKey.ts';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LinkBase } from 'react-admin';
import { useTranslate } from '../i18n/useTranslate.ts';

interface TileProps {
  readonly to: string;
  readonly value: ReactNode;
  /** Message keys. */
  readonly label: MessageKey;
  readonly failure: MessageKey | null;
  /** Its change since last season. */
  readonly trend?: string;
}

/** A figure in the line of the home page, which opens its list; on a phone a line of its own. */
export const Tile = ({ to, value, label, failure, trend }: TileProps) => {
  const translate = useTranslate();
  return (
    <li>
      <CardActionArea component={LinkBase} to={to} sx={AREA}>
        <Typography component="p" sx={VALUE}>
          {value}
        </Typography>
        <Typography component="p" variant="body2" color="textSecondary">
          {translate(label)}
        </Typography>
        {trend && (
          <Typography component="p" variant="caption" color="textSecondary">
            {trend}
          </Typography>
        )}
        {failure && (
          <Typography component="p" variant="caption" color="error">
            {translate(failure)}
          </Typography>
        )}
      </CardActionArea>
    </li>
  );
};

const AREA = {
  display: 'grid',
  alignContent: 'start',
  // On a phone the figure is at the end of the line that says what it is.
  gridTemplateColumns: { xs: '1fr auto', md: '1fr' },
  columnGap: 2,
  alignItems: 'baseline',
  px: 2,
  py: { xs: 1, md: 1.5 },
  height: '100%',
  minHeight: { xs: 44, md: 96 },
  '& > :first-of-type': { order: { xs: 1, md: 0 } },
  '& > :nth-of-type(3)': { order: { xs: 2, md: 0 }, gridColumn: '1 / -1' },
} as const;

const VALUE = { fontSize: { xs: '1rem', md: '1.375rem' }, fontWeight: 700, lineHeight: 1.3 } as const;
