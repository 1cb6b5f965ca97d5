import Typography from '@mui/material/Typography';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { formatDay } from '../../lib/dates.ts';
import { isActive, withChange, type Change, type Entry } from './entry.ts';

interface EntryHeadProps {
  readonly entry: Entry;
  readonly change: Change | undefined;
  readonly today: string;
}

/** Holder of the rights, and what is to be known before they are changed. */
export const EntryHead = ({ entry, change, today }: EntryHeadProps) => {
  const translate = useTranslate();
  const { name, username, lastLogin } = entry;
  const notes = [
    ...(isActive(withChange(entry, change), today) ? [] : (['rights.over'] as const)),
    ...(entry.isOwn ? (['rights.own'] as const) : entry.canUpdate ? [] : (['rights.locked'] as const)),
  ];
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
      {username !== null && username !== name && <Typography variant="body2">{username}</Typography>}
      {lastLogin !== undefined && (
        <Typography variant="caption" color="textSecondary" component="div">
          {lastLogin === null
            ? translate('rights.neverLoggedIn')
            : translate('rights.lastLogin', { date: formatDay(lastLogin) ?? '' })}
        </Typography>
      )}
      {notes.map((note) => (
        <Typography key={note} variant="caption" component="div">
          {translate(note)}
        </Typography>
      ))}
    </>
  );
};
