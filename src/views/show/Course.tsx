import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { fieldLabel } from '../../schema/fieldLabel.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { dayOf, formatDate, toDateInput } from '../../lib/dates.ts';
import { fieldNamed, type FieldDescription } from '../../schema/description.ts';
import { eventsOf } from '../../schema/eventsOf.ts';
import { historyOf } from '../../schema/historyOf.ts';
import { stateOf } from '../../schema/stepsOf.ts';
import { useAuditLines } from '../page/AuditFooter.tsx';
import type { ResourceConfig } from '../page/ResourceConfig.ts';
import { SectionCard } from '../page/SectionCard.tsx';

interface CourseProps {
  readonly config: ResourceConfig;
  readonly fields: readonly FieldDescription[];
  /** Within a card that shows more: without one of its own. */
  readonly isBare?: boolean;
}

interface Line {
  readonly day: string;
  readonly text: string;
  readonly said?: readonly string[];
}

/**
 * History of the record, the newest first: its changes, the steps of its process, the days in its fields; nothing
 * where none is known.
 */
export const Course = ({ config, fields, isBare = false }: CourseProps) => {
  const translate = useTranslate();
  const record = useRecordContext();
  const [today] = useState(() => dayOf(new Date()));
  const audit = useAuditLines();
  // A workflow shows the steps itself.
  const history = config.show?.workflow ? undefined : config.show?.history;
  const choices = stateOf(record, fields)?.field.choices ?? [];
  const steps = historyOf(record, fieldNamed(fields, history ?? '')).map(
    ({ state, date, who, said }): Line => {
      const name = choices.find(({ value }) => String(value) === state)?.label ?? state;
      const values = { state: name, date: formatDate(date) ?? '', who: who ?? '' };
      return {
        day: toDateInput(date),
        text: translate(who === null ? 'process.on' : 'process.by', values),
        said,
      };
    },
  );
  const events = eventsOf(record, fields, today).map(({ field, day }): Line => {
    return {
      day,
      text: translate('reading.event', { what: fieldLabel(field), date: formatDate(day) ?? '' }),
    };
  });
  const auditOf = (name: string, text: string | undefined): readonly Line[] => {
    const day = dayOf(record?.[name]);
    return day === '' || text === undefined ? [] : [{ day, text }];
  };
  // Of one day: the last change first, the creation at the end.
  const lines = [
    ...auditOf('dateModified', audit?.modified),
    ...steps.toReversed(),
    ...events,
    ...auditOf('dateCreated', audit?.created),
  ].toSorted((one, other) => other.day.localeCompare(one.day));
  if (lines.length === 0) return null;
  const list = (
    <Box component="ol" sx={LIST}>
      {lines.map(({ text, said = [] }: Line, index) => (
        // A step may be taken twice on one day.
        <Typography key={`${index} ${text}`} component="li" variant="body2">
          {text}
          {said.length > 0 && (
            <Typography variant="body2" color="textSecondary">
              {said.join(' — ')}
            </Typography>
          )}
        </Typography>
      ))}
    </Box>
  );
  return isBare ? list : <SectionCard title={translate('reading.course')}>{list}</SectionCard>;
};

/** A dot for each, and a line from one to the next. */
const LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { position: 'relative', pl: 2.5, pb: 1.25, overflowWrap: 'anywhere' },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 6,
    width: 8,
    height: 8,
    borderRadius: '50%',
    bgcolor: 'divider',
  },
  '& > li:last-of-type': { pb: 0 },
  '& > li:first-of-type::before': { bgcolor: 'primary.main' },
  '& > li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: '3.5px',
    top: 18,
    bottom: 0,
    width: '1px',
    bgcolor: 'divider',
  },
} as const;
