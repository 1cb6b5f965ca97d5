import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { formatDate } from '../../../lib/dates.ts';
import { PLACEHOLDER } from '../../../lib/placeholder.ts';
import { Failure } from '../../../views/page/Failure.tsx';
import type { Identity, KnownPerson } from './knownPeople.ts';
import { useKnownPeople } from './useKnownPeople.ts';

interface KnownPeopleProps {
  readonly identity: Identity;
  /** What is said where nobody is found; nothing when absent. */
  readonly none?: string;
  /** Takes one of them; absent, each leads to its record. */
  readonly onChosen?: (person: KnownPerson) => void;
  readonly disabled?: boolean;
}

/** The people on record who may be the one that is written down, each told by number, club and last season. */
export const KnownPeople = ({ identity, none, onChosen, disabled = false }: KnownPeopleProps) => {
  const translate = useTranslate();
  const { people, isOver, hasFailed, retry } = useKnownPeople(identity);
  return (
    <div role="status">
      {hasFailed && <Failure message={translate('newcomers.failed')} onRetry={retry} />}
      {people.length === 0 && isOver && !hasFailed && none && <Typography>{none}</Typography>}
      {people.length > 0 && (
        <Alert severity="warning" role="note" sx={ALERT}>
          <Typography>{translate('newcomers.known', { smart_count: people.length })}</Typography>
          <Box component="ul" sx={LIST}>
            {people.map((person) => (
              <li key={person.iri}>
                <Line person={person} onChosen={onChosen} disabled={disabled} />
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </div>
  );
};

interface LineProps {
  readonly person: KnownPerson;
  readonly onChosen: KnownPeopleProps['onChosen'];
  readonly disabled: boolean;
}

const Line = ({ person, onChosen, disabled }: LineProps) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { iri, name, birthDate, number, club, season } = person;
  const details = [
    translate('newcomers.born', { date: formatDate(birthDate) ?? PLACEHOLDER }),
    number === null ? translate('newcomers.unlicensed') : translate('newcomers.number', { number }),
    club,
    season === null ? null : translate('newcomers.season', { season }),
  ];
  return (
    <>
      <Box sx={{ minWidth: 0 }}>
        {onChosen ? (
          <strong>{name}</strong>
        ) : (
          <Link component={LinkBase} to={createPath({ resource: 'persons', type: 'edit', id: iri })}>
            {name}
          </Link>
        )}
        <Typography variant="body2">{details.filter(Boolean).join(' · ')}</Typography>
      </Box>
      {onChosen && (
        <Button
          variant="outlined"
          color="inherit"
          disabled={disabled}
          aria-label={translate('newcomers.chooseNamed', { name, number: number ?? '' })}
          onClick={() => onChosen(person)}
        >
          {translate('newcomers.choose')}
        </Button>
      )}
    </>
  );
};

const ALERT = { '& .MuiAlert-message': { minWidth: 0, flexGrow: 1 } } as const;

const LIST = {
  listStyle: 'none',
  p: 0,
  m: 0,
  mt: 1,
  display: 'grid',
  gap: 1,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 1,
    alignItems: 'center',
    justifyContent: 'space-between',
  },
} as const;
