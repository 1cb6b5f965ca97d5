import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router';
import { publicTexts } from '../texts.ts';
import { publicTeamTexts as texts } from './texts.ts';
import { NativeSelect } from '../../../ui/NativeSelect.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { FoldedChoices } from '../FoldedChoices.tsx';
import { lazyPanel } from '../lazyPanel.tsx';
import { Choices, Panel } from '../Panel.ts';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';
import { PublicLayout } from '../PublicLayout.tsx';
import { ReadGate } from '../ReadGate.tsx';
import { shownOf } from '../useRead.ts';
import { ClubSearch } from './ClubSearch.tsx';
import { numberOf } from './toSelection.ts';
import { useTeamChoice } from './useTeamChoice.ts';

const PoolView = lazyPanel(async () => (await import('./PoolView.tsx')).PoolView);
const MeetingSheet = lazyPanel(async () => (await import('./MeetingSheet.tsx')).MeetingSheet);
const TeamCalendar = lazyPanel(async () => (await import('./TeamCalendar.tsx')).TeamCalendar);

/** Results of the team contests: from season to pool, each choice in the address; then standing, meetings and teams. */
export const TeamPage = () => {
  const [params] = useSearchParams();
  const { pickers, season, pool, pools, reading, frame, failed, hint } = useTeamChoice();
  const title = publicTexts.titles.team;
  const meeting = numberOf(params, 'meeting');
  const team = numberOf(params, 'team');
  const { status } = reading.state;
  const isChoiceFailed = frame.state.status === 'failed';
  // Two readings that fail together say so once.
  const isSaidAbove = isChoiceFailed && (pool === null || status === 'failed');
  const isFailing = failed.length > 0 || isChoiceFailed || status === 'failed';
  const shown = shownOf(reading);
  const isRead = pool !== null && !isFailing && (status !== 'ready' || shown !== null);
  const name = shown ? `${shown.place.divisionName} · ${texts.pool} ${shown.name}` : texts.choices;
  const refreshBoth = (): void => {
    frame.refresh();
    if (status === 'failed') reading.refresh();
  };
  return (
    <PublicLayout current="team">
      <PageHeader title={title} />
      <Panel component="section" aria-label={texts.choices} sx={{ displayPrint: 'none' }}>
        <FoldedChoices name={isRead ? name : null}>
          {!isChoiceFailed && (
            <>
              <Choices>
                {pickers.map((picker) => (
                  <NativeSelect key={picker.label} {...picker} />
                ))}
              </Choices>
              <ClubSearch season={season} />
            </>
          )}
          {[...(isChoiceFailed ? [{ ...frame, refresh: refreshBoth }] : []), ...failed].map((one, at) => (
            <ReadGate key={at} reading={one}>
              {() => null}
            </ReadGate>
          ))}
        </FoldedChoices>
      </Panel>
      {/* The choices find a pool by themselves: announced to who does not see it come. */}
      <Typography component="div" role="status" sx={visuallyHidden}>
        {shown && name}
      </Typography>
      {!isSaidAbove && (
        <Panel>
          {meeting !== null ? (
            <MeetingSheet key={meeting} meeting={meeting} />
          ) : team !== null ? (
            <TeamCalendar key={team} team={team} />
          ) : pool !== null ? (
            <PoolView reading={reading} pools={pools} />
          ) : (
            <Typography role="status">{hint}</Typography>
          )}
        </Panel>
      )}
    </PublicLayout>
  );
};
