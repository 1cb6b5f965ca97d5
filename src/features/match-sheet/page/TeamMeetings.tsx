import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { fromCollection } from '../../../schema/fromCollection.ts';
import { isObject } from '../../../schema/read.ts';
import { useRecordId } from '../../../session/useRouteIds.ts';
import { ToolDialog } from '../../../views/dialogs/ToolDialog.tsx';
import { Failure } from '../../../views/page/Failure.tsx';
import { Loading } from '../../../views/page/Loading.tsx';
import { useServices } from '../../ServicesContext.tsx';
import { MeetingLines } from './MeetingLines.tsx';

/** The meetings of the team in the address, with their sheets. */
export const TeamMeetings = () => {
  const translate = useTranslate();
  const id = useRecordId();
  const [isOpen, setOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'sport-matches', action: 'list' });
  const query = `or[homeOpponent.team]=${id}&or[awayOpponent.team]=${id}&order[date]=asc&itemsPerPage=100`;
  const { data, error, refetch } = useMeetings(query, isOpen);
  if (!canAccess) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{translate('sheet.meetings')}</Button>
      {isOpen && (
        <ToolDialog
          wide
          title={translate('sheet.meetings')}
          actions={<Button onClick={() => setOpen(false)}>{translate('sheet.close')}</Button>}
        >
          {error && <Failure message={translate('sheet.comingFailed')} onRetry={() => void refetch()} />}
          {!data && !error && <Loading />}
          {data?.length === 0 && <Typography>{translate('sheet.noMeetings')}</Typography>}
          {data && <MeetingLines meetings={data} />}
        </ToolDialog>
      )}
    </>
  );
};

/** Meetings under the filters of a query, as the collection answers them. */
const useMeetings = (query: string, isEnabled: boolean) => {
  const { transport } = useServices();
  return useQuery({
    queryKey: ['meetings', query],
    queryFn: async ({ signal }) =>
      fromCollection((await transport.request(`/sport_matches?${query}`, { signal })).body).filter(isObject),
    enabled: isEnabled,
  });
};
