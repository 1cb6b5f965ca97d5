import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { toFigure } from '../../i18n/toFigure.ts';
import { toFrenchDate } from '../../lib/dates.ts';
import { formatCents } from '../../lib/money.ts';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import type { Procedure } from '../../rules/clubChange/changeProcedure.ts';
import type { Player } from './player.ts';
import type { Change } from './toChange.ts';

/** Which procedure applies, and why; where none does, the dates on which it would. */
export const Verdict = ({ procedure }: { readonly procedure: Procedure }) => {
  const translate = useTranslate();
  const key = `clubChanges.verdicts.${keyOf(procedure)}` as const;
  const until = 'until' in procedure && procedure.until !== null ? toFrenchDate(procedure.until) : '';
  return (
    <Alert severity={SEVERITIES[procedure.kind]}>
      <AlertTitle>{translate(`${key}.title`)}</AlertTitle>
      {translate(`${key}.text`, { until })}
      {procedure.kind === 'closed' && (
        <Box component="ul" sx={{ m: 0 }}>
          {procedure.periods.map(({ type, proListed, from, to }) => (
            <li key={`${type} ${proListed}`}>
              {translate(`clubChanges.periods.${type}${proListed ? 'Pro' : ''}`, {
                from: toFrenchDate(from),
                to: toFrenchDate(to),
              })}
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
};

const keyOf = (procedure: Procedure) => {
  if (procedure.kind === 'transfer') return procedure.why;
  return procedure.kind === 'exceptional' && procedure.until === null ? 'anyDay' : procedure.kind;
};

const SEVERITIES = {
  licence: 'info',
  own: 'info',
  pending: 'warning',
  professionals: 'warning',
  transfer: 'success',
  ordinary: 'success',
  exceptional: 'success',
  needsMotive: 'info',
  closed: 'warning',
} as const;

interface ChangeCostProps {
  readonly player: Player;
  readonly change: Change;
}

const SHARES = ['federation', 'league', 'committee', 'leftClub'] as const;

/** Fee of a mutation with its shares, and the level that decides. */
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
              smart_count: Math.floor(player.points),
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

/** Proofs to attach for a motive (code); null: the signed form alone. */
export const ChangeProofs = ({ motive }: { readonly motive: string | null }) => {
  const translate = useTranslate();
  return (
    <div>
      <Typography component="h3" variant="subtitle1">
        {translate('clubChanges.proofs.title')}
      </Typography>
      <Box component="ul" sx={{ m: 0 }}>
        {motive !== null && (
          <li>{translate(`clubChanges.proofs.${motive}`, { _: translate('clubChanges.proofs.other') })}</li>
        )}
        <li>{translate('clubChanges.proofs.paper')}</li>
      </Box>
    </div>
  );
};
