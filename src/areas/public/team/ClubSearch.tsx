import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { askPublic } from '../../../data/askPublic.ts';
import type { Member } from '../../../data/graphql/fromConnection.ts';
import { idOf } from '../../../lib/iri.ts';
import { publicTexts } from '../../../i18n/public.ts';
import { publicTeamTexts as texts } from '../../../i18n/publicTeam.ts';
import { toMap, toText } from '../../../schema/read.ts';
import { Field } from '../Field.tsx';
import { ReadGate } from '../ReadGate.tsx';
import { useRead } from '../useRead.ts';
import { withParameters } from '../withParameters.ts';
import { clubNames, clubsOf, fromDivision, teamOf } from './fromPool.ts';
import { PlainLink } from './TeamLink.tsx';

const LEAST = 3;

/** Finds the teams of a club by its name or number; a team leads to its pool. */
export const ClubSearch = ({ season }: { readonly season: number }) => {
  const [asked, setAsked] = useSearchParams();
  const club = asked.get('club')?.trim() ?? '';
  const reading = useRead(club.length < LEAST ? null : `${season} ${club}`, async (reader) => {
    const { places } = await askPublic(reader.transport, 'clubTeams', { season, club }, reader);
    return { found: places.members.flatMap(fromPlace), isCut: places.pageInfo.hasNextPage };
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('club');
    setAsked(withParameters(asked, { club: (typeof typed === 'string' && typed.trim()) || null }));
  };
  return (
    <>
      <Form role="search" onSubmit={submit} key={club}>
        <Field label={texts.clubSearch} help={texts.clubHint}>
          {(ties) => (
            <input name="club" type="search" minLength={LEAST} maxLength={80} defaultValue={club} {...ties} />
          )}
        </Field>
        <Button type="submit" variant="outlined">
          {publicTexts.search}
        </Button>
      </Form>
      {club.length >= LEAST && (
        <ReadGate reading={reading} isEmpty={({ found }) => found.length === 0}>
          {({ found, isCut }) => (
            <List aria-label={texts.clubTeams}>
              {found.map(({ team, name, clubs, pool, where }) => (
                <li key={`${pool} ${team}`}>
                  <PlainLink to={`?${withParameters(new URLSearchParams(), { season, pool })}`}>
                    {name}
                  </PlainLink>{' '}
                  <small>{[where, clubs].filter(Boolean).join(' · ')}</small>
                </li>
              ))}
              {isCut && <li>{texts.moreTeams}</li>}
            </List>
          )}
        </ReadGate>
      )}
    </>
  );
};

const fromPlace = (raw: Member) => {
  const team = teamOf(raw.opponent);
  const pool = toMap(raw.pool);
  const key = idOf(toText(pool['@id']));
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
        .join(' - '),
    },
  ];
};

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginTop: theme.spacing(2),
}));

const List = styled('ul')({ listStyle: 'none', padding: 0, margin: '8px 0 0', '& li': { padding: '6px 0' } });
