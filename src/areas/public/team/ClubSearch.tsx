import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, type FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { askPublic } from '../../../data/askPublic.ts';
import type { Member } from '../../../data/graphql/fromConnection.ts';
import type { Transport } from '../../../http/createTransport.ts';
import { idOf } from '../../../lib/iri.ts';
import { publicTexts } from '../../../i18n/public.ts';
import { publicTeamTexts as texts } from '../../../i18n/publicTeam.ts';
import { toMap, toText } from '../../../schema/read.ts';
import { paletteOf } from '../../../ui/themeOptions.ts';
import { controlStyle } from '../Picker.tsx';
import { ReadGate } from '../ReadGate.tsx';
import { useRead } from '../useRead.ts';
import { clubsOf, fromDivision, teamOf } from './fromPool.ts';
import { PlainLink } from './TeamLink.tsx';

interface Found {
  readonly team: number;
  readonly name: string;
  readonly clubs: string;
  readonly pool: number;
  readonly where: string;
}

const LEAST = 3;

/** Finds the teams of a club by its name or number; a team leads to its pool. */
export const ClubSearch = ({
  transport,
  season,
}: {
  readonly transport: Transport;
  readonly season: number;
}) => {
  const id = useId();
  const [asked, setAsked] = useSearchParams();
  const club = asked.get('club')?.trim() ?? '';
  const reading = useRead(club.length < LEAST ? null : `${season} ${club}`, async (signal) => {
    const { places } = await askPublic(transport, 'clubTeams', { season, club }, { signal });
    return { found: places.members.flatMap(fromPlace), isCut: places.pageInfo.hasNextPage };
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('club');
    const next = new URLSearchParams(asked);
    if (typeof typed === 'string' && typed.trim() !== '') next.set('club', typed.trim());
    else next.delete('club');
    setAsked(next);
  };
  return (
    <>
      <Form role="search" onSubmit={submit} key={club}>
        <label htmlFor={id}>{texts.clubSearch}</label>
        <input
          id={id}
          name="club"
          type="search"
          minLength={LEAST}
          maxLength={80}
          defaultValue={club}
          aria-describedby={`${id}-hint`}
        />
        <Button type="submit" variant="outlined">
          {publicTexts.search}
        </Button>
        <small id={`${id}-hint`}>{texts.clubHint}</small>
      </Form>
      {club.length >= LEAST && (
        <ReadGate reading={reading} isEmpty={({ found }) => found.length === 0}>
          {({ found, isCut }) => (
            <List aria-label={texts.clubTeams}>
              {found.map(({ team, name, clubs, pool, where }) => (
                <li key={`${pool} ${team}`}>
                  <PlainLink to={`?${new URLSearchParams({ season: String(season), pool: String(pool) })}`}>
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

const fromPlace = (raw: Member): Found[] => {
  const team = teamOf(raw.opponent);
  const pool = toMap(raw.pool);
  const key = idOf(toText(pool['@id']));
  if (!team || team.id === null || key === null) return [];
  const { contestName, divisionName } = fromDivision(toMap(toMap(toMap(pool.group).tour).division));
  const clubs = clubsOf(toMap(toMap(raw.opponent).team));
  return [
    {
      team: team.id,
      name: team.name,
      clubs: clubs.map(({ name, identifier }) => [name, identifier].filter(Boolean).join(' ')).join(', '),
      pool: key,
      where: [contestName, divisionName, `${texts.pool} ${toText(pool.name) ?? ''}`]
        .filter(Boolean)
        .join(' - '),
    },
  ];
};

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginTop: theme.spacing(2),
  '& label': { flexBasis: '100%', fontSize: '0.8125rem', color: paletteOf(theme).text.secondary },
  '& input': {
    ...controlStyle(theme),
    flex: '1 1 12rem',
    minWidth: 0,
  },
  '& small': { color: paletteOf(theme).text.secondary },
}));

const List = styled('ul')({ listStyle: 'none', padding: 0, margin: '8px 0 0', '& li': { padding: '6px 0' } });
