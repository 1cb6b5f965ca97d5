import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { toFigure } from '../../i18n/toFigure.ts';
import { formatCents } from '../../lib/money.ts';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import type { Player } from './player.ts';
import type { Change } from './toChange.ts';

interface ChangeCostProps {
  readonly player: Player;
  readonly change: Change;
}

const SHARES = ['federation', 'league', 'committee', 'leftClub'] as const;

/** What a mutation costs, with the share of each, and who decides about it. */
export const ChangeCost = ({ player, change: { fee, level } }: ChangeCostProps) => {
  const translate = useTranslate();
  return (
    <div>
      <Typography component="h3" variant="subtitle1">
        {translate('clubChanges.fee.title')}
      </Typography>
      {fee ? (
        <>
          <Table size="small" aria-label={translate('clubChanges.fee.title')} sx={{ maxWidth: 480 }}>
            <TableBody>
              {SHARES.filter((share) => share !== 'leftClub' || fee.leftClub > 0).map((share) => (
                <TableRow key={share}>
                  <TableCell component="th" scope="row">
                    {translate(`clubChanges.fee.${share}`)}
                  </TableCell>
                  <TableCell align="right">{formatCents(fee[share])}</TableCell>
                </TableRow>
              ))}
              <TableRow>
                <TableCell component="th" scope="row">
                  <strong>{translate('clubChanges.fee.total')}</strong>
                </TableCell>
                <TableCell align="right">
                  <strong>{formatCents(fee.total)}</strong>
                </TableCell>
              </TableRow>
            </TableBody>
          </Table>
          <Typography variant="body2" color="textSecondary">
            {translate('clubChanges.fee.help', {
              points: toFigure(Math.floor(player.points)),
              category: player.category ?? PLACEHOLDER,
            })}
          </Typography>
        </>
      ) : (
        <Typography>{translate('clubChanges.fee.none')}</Typography>
      )}
      {level && (
        <Typography sx={{ mt: 1 }}>
          {translate('clubChanges.level', { level: translate(`clubChanges.levels.${level}`) })}
        </Typography>
      )}
    </div>
  );
};
