import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import type { FormEvent } from 'react';
import { publicTexts } from '../texts.ts';
import { publicTeamTexts as texts } from './texts.ts';
import { lazyPanel } from '../lazyPanel.tsx';
import { useAddress } from '../useAddress.ts';
import { withParameters } from '../withParameters.ts';
import { useOwnClub } from './ownClub.ts';
import { PlainLink } from './TeamLink.tsx';

/** Loaded with the first search. */
const ClubTeams = lazyPanel(async () => (await import('./ClubTeams.tsx')).ClubTeams);

const LEAST = 3;

/** Finds the teams of a club by its name or number; a team leads to its pool. */
export const ClubSearch = ({ season }: { readonly season: number | null }) => {
  const [params, change] = useAddress();
  const own = useOwnClub();
  const club = params.get('club')?.trim() ?? '';
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('club');
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
        <Button type="submit" variant="outlined">
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
