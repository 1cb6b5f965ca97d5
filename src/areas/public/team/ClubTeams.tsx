import { styled } from '@mui/material/styles';
import { queryPublic } from '../../../data/queryPublic.ts';
import type { Member } from '../../../data/graphql/fromConnection.ts';
import { publicTeamTexts as texts } from './texts.ts';
import { toMap, toText } from '../../../schema/read.ts';
import { ReadGate } from '../ReadGate.tsx';
import { useRead } from '../useRead.ts';
import { withParameters } from '../withParameters.ts';
import { fromDivision, idOfRef } from './fromDivision.ts';
import { clubNames, clubsOf, teamOf } from './fromPool.ts';
import { PlainLink } from './TeamLink.tsx';

/** The teams of the clubs that a search found. */
export const ClubTeams = ({ season, club }: { readonly season: number; readonly club: string }) => {
  const reading = useRead(`${season} ${club}`, async (reader) => {
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
