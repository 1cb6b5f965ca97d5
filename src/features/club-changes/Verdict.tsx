import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { toFrenchDate } from '../../lib/dates.ts';
import type { Procedure } from '../../rules/clubChange/changeProcedure.ts';

/** Which procedure applies, and why; where none does, the dates on which it would. */
export const Verdict = ({ procedure }: { readonly procedure: Procedure }) => {
  const translate = useTranslate();
  const key = `clubChanges.verdicts.${keyOf(procedure)}`;
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

const keyOf = (procedure: Procedure): string => {
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
