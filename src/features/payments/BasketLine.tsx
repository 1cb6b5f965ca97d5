import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { formatDate } from '../../lib/dates.ts';
import { formatCents } from '../../lib/money.ts';
import type { DueEntry } from './readBasket.ts';

interface BasketLineProps {
  readonly entry: DueEntry;
  readonly isChosen: boolean;
  readonly isLocked: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** An entry to be paid, to be ticked; one whose payment is under way leads to that instead. */
export const BasketLine = ({ entry, isChosen, isLocked, onChoose }: BasketLineProps) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { number, label, dueDate, due, payment } = entry;
  const date = formatDate(dueDate);
  const text = [`${number} – ${label}`, date && translate('payments.dueDate', { date })]
    .filter(Boolean)
    .join(', ');
  return (
    <Stack component="li" direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <Box sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
        <FormControlLabel
          control={
            <Checkbox
              checked={isChosen}
              disabled={isLocked || payment !== null}
              onChange={(_event, checked) => onChoose(checked)}
            />
          }
          label={text}
        />
        {payment && (
          <Link
            component={LinkBase}
            to={createPath({ resource: 'payments', type: 'show', id: payment.iri })}
            sx={{ display: 'block', pl: 4 }}
          >
            {translate('payments.underWay', { reference: payment.reference })}
          </Link>
        )}
      </Box>
      <Typography component="span" sx={{ whiteSpace: 'nowrap' }}>
        {formatCents(due)}
      </Typography>
    </Stack>
  );
};
