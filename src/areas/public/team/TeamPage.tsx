import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { FormEvent } from 'react';
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
import { shownOf, useRead } from '../useRead.ts';
import { numberOf } from './toSelection.ts';
import { useTeamChoice } from './useTeamChoice.ts';
import { useAddress } from '../useAddress.ts';
import { useFocusKept } from '../useFocusKept.ts';
import { withParameters } from '../withParameters.ts';
import { useOwnClub } from './ownClub.ts';
import { PlainLink } from './TeamLink.tsx';
import { queryPublic } from '../../../data/queryPublic.ts';
import type { Member } from '../../../data/graphql/fromConnection.ts';
import { toMap, toText } from '../../../schema/read.ts';
import { fromDivision, idOfRef } from './fromDivision.ts';
import { clubNames, clubsOf, teamOf } from './fromPool.ts';

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
  // Two readings that fail together say so once, and nothing can be chosen from what was not read.
  const isSaidAbove =
    pool === null ? isChoiceFailed || failed.length > 0 : isChoiceFailed && status === 'failed';
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

const LEAST = 3;

/** Finds the teams of a club by its name or number; a team leads to its pool. */
const ClubSearch = ({ season }: { readonly season: number | null }) => {
  const [params, change] = useAddress();
  const own = useOwnClub();
  const club = params.get('club')?.trim() ?? '';
  const { target, keep } = useFocusKept<HTMLButtonElement>(club);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('club');
    keep();
    change({ club: (typeof typed === 'string' && typed.trim()) || null });
  };
  return (
    <>
      <Form role="search" onSubmit={submit} key={club}>
        <TextField
          name="club"
          type="search"
          label={texts.clubSearch}
          helperText={texts.clubHint}
          defaultValue={club}
          slotProps={{ htmlInput: { minLength: LEAST, maxLength: 80 } }}
        />
        <Button ref={target} type="submit" variant="outlined">
          {publicTexts.search}
        </Button>
      </Form>
      {own && (
        <p>
          <PlainLink to={`?${withParameters(params, { club: own.number })}`}>
            {`${texts.ownClub} ${own.name}`}
          </PlainLink>
        </p>
      )}
      {season !== null && club.length >= LEAST && <ClubTeams season={season} club={club} />}
    </>
  );
};

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  maxWidth: 560,
  marginTop: theme.spacing(2),
}));

/** The teams of the clubs that a search found. */
const ClubTeams = ({ season, club }: { readonly season: number; readonly club: string }) => {
  const reading = useRead(['clubTeams', season, club], async (reader) => {
    const { places } = await queryPublic(reader.transport, 'clubTeams', { season, club }, reader);
    return { found: places.members.flatMap(fromPlace), isCut: places.pageInfo.hasNextPage };
  });
  return (
    <ReadGate reading={reading} isEmpty={({ found }) => found.length === 0}>
      {({ found, isCut }) => (
        <List aria-label={texts.clubTeams}>
          {found.map(({ team, name, clubs, pool, where }) => (
            <li key={`${pool} ${team}`}>
              <PlainLink to={`?${withParameters(new URLSearchParams(), { season, pool })}`}>{name}</PlainLink>{' '}
              <small>{[where, clubs].filter(Boolean).join(' · ')}</small>
            </li>
          ))}
          {isCut && <li>{texts.moreTeams}</li>}
        </List>
      )}
    </ReadGate>
  );
};

const fromPlace = (raw: Member) => {
  const team = teamOf(raw.opponent);
  const pool = toMap(raw.pool);
  const key = idOfRef(pool);
  if (!team || team.id === null || key === null) return [];
  const { contestName, divisionName } = fromDivision(toMap(toMap(toMap(pool.group).tour).division));
  return [
    {
      team: team.id,
      name: team.name,
      clubs: clubNames(clubsOf(toMap(toMap(raw.opponent).team))),
      pool: key,
      where: [contestName, divisionName, `${texts.pool} ${toText(pool.name) ?? ''}`]
        .filter(Boolean)
        .join(' · '),
    },
  ];
};

const List = styled('ul')({ listStyle: 'none', padding: 0, margin: '8px 0 0', '& li': { padding: '6px 0' } });
