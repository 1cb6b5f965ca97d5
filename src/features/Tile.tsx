import type { MessageKey } from '../i18n/MessageKey.ts';
import Card from '@mui/material/Card';
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
}

/** A figure of the home page, which opens its list. */
export const Tile = ({ to, value, label, failure }: TileProps) => {
  const translate = useTranslate();
  return (
    <Card component="li">
      <CardActionArea component={LinkBase} to={to} sx={{ p: 2, height: '100%' }}>
        <Typography component="p" variant="h4">
          {value}
        </Typography>
        <Typography color="textSecondary">{translate(label)}</Typography>
        {failure && <Typography color="error">{translate(failure)}</Typography>}
      </CardActionArea>
    </Card>
  );
};
