import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCanAccess, useDataProvider } from 'react-admin';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { AppDataProvider } from '../../../data/createDataProvider.ts';
import { query } from '../../../data/graphql/query.ts';
import { dayOf } from '../../../lib/dates.ts';
import { Failure } from '../../../views/page/Failure.tsx';
import { useScope } from '../../../views/page/ScopeContext.tsx';
import { SectionCard } from '../../../views/page/SectionCard.tsx';
import { MeetingLines } from './MeetingLines.tsx';

/** How many meetings the home page shows. */
const SHOWN = 5;

/** The next meetings of the club, from today on; earlier ones are to-dos. */
export const ComingMeetings = () => {
  const translate = useTranslate();
  const [today] = useState(() => dayOf(new Date()));
  const { canAccess } = useCanAccess({ resource: 'sport-matches', action: 'list' });
  const { club } = useScope(['club']);
  const dataProvider = useDataProvider<AppDataProvider>();
  const iri = club?.['@id'] ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: ['sport-matches', 'coming', iri, today],
    queryFn: async ({ signal }) => {
      const asked = query('comingMeetings', '/sport_matches')
        .select('date', 'status', 'open', 'homeOpponent.team.name', 'awayOpponent.team.name')
        .orWhere('homeOpponent.team.clubs', iri)
        .orWhere('awayOpponent.team.clubs', iri)
        .where('todo', 'sheets')
        .where('date', { after: today ?? '' })
        .orderBy('date')
        .pagination({ limit: SHOWN })
        .withoutTotal();
      return (await dataProvider.ask(asked, { signal })).data;
    },
    enabled: canAccess === true && iri !== '',
  });
  if (!canAccess || (!error && !data?.length)) return null;
  return (
    <SectionCard title={translate('sheet.coming')}>
      {error && <Failure message={translate('sheet.comingFailed')} onRetry={() => void refetch()} />}
      {data && <MeetingLines meetings={data} />}
    </SectionCard>
  );
};
