import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { formatDate } from '../../lib/dates.ts';
import { idOf } from '../../lib/iri.ts';
import { useOpenPath } from '../../views/page/useOpenPath.ts';
import { homologationWarning, type Hall } from './hall.ts';

interface HallCardProps {
  readonly hall: Hall;
  /** As on the map. */
  readonly number: number;
  readonly today: string;
}

/** A hall: place, tables, homologation and the club's hours. */
export const HallCard = ({ hall, number, today }: HallCardProps) => {
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

export const toAnchor = ({ iri }: Hall): string => `hall-${idOf(iri)}`;
