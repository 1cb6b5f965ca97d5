import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { dayOf, formatDate, toDateInput, toFrenchDate } from '../../lib/dates.ts';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import { type Season, seasonClock } from '../../rules/season.ts';

/** The dates of a season, and how long its phase still lasts. */
export const SeasonClockLine = ({ season: { startDate, endDate } }: { readonly season: Season }) => {
  const translate = useTranslate();
  const [today] = useState(() => dayOf(new Date()));
  const clock = seasonClock(toDateInput(startDate), toDateInput(endDate), today);
  const { phase, until, days } = { phase: 0, until: '', days: 0, ...clock };
  return (
    <Typography color="textSecondary" sx={{ mb: 3 }}>
      {[
        translate('home.from', {
          start: formatDate(startDate) ?? PLACEHOLDER,
          end: formatDate(endDate) ?? PLACEHOLDER,
        }),
        translate(clock.at === 'phase' && days === 0 ? 'home.clock.lastDay' : `home.clock.${clock.at}`, {
          phase,
          until: toFrenchDate(until),
          smart_count: days,
        }),
      ].join(' · ')}
    </Typography>
  );
};
