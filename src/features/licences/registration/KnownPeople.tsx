import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQueries } from '@tanstack/react-query';
import { LinkBase, useDataProvider } from 'react-admin';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { AppDataProvider } from '../../../data/createDataProvider.ts';
import { useDebouncedValue } from '../../../fields/relation/useDebouncedValue.ts';
import { AUTOCOMPLETE } from '../../../fields/relation/autocomplete.ts';
import { isCancelled } from '../../../http/ApiError.ts';
import { formatDate } from '../../../lib/dates.ts';
import { PLACEHOLDER } from '../../../lib/placeholder.ts';
import { Failure } from '../../../views/page/Failure.tsx';
import { useOpenPath } from '../../../views/page/useOpenPath.ts';
import { type Identity, type KnownPerson, toKnown, toQueries } from './knownPeople.ts';

interface KnownPeopleProps {
  readonly identity: Identity;
  /** Text without results; absent, none. */
  readonly none?: string;
  /** Takes one of them; absent, each leads to its record. */
  readonly onChosen?: (person: KnownPerson) => void;
  readonly disabled?: boolean;
}

/** People on record who may be the person being typed, with number, club and last season. */
export const KnownPeople = ({ identity, none, onChosen, disabled = false }: KnownPeopleProps) => {
  const translate = useTranslate();
  const { people, isOver, hasFailed, retry } = useKnownPeople(identity);
  return (
    <>
      {hasFailed && <Failure message={translate('registration.failed')} onRetry={retry} />}
      <div role="status">
        {people.length === 0 && isOver && !hasFailed && none && <Typography>{none}</Typography>}
        {people.length > 0 && (
          <Alert severity="warning" role="note" sx={ALERT}>
            <Typography>{translate('registration.known', { smart_count: people.length })}</Typography>
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
    </>
  );
};

interface LineProps {
  readonly person: KnownPerson;
  readonly onChosen: KnownPeopleProps['onChosen'];
  readonly disabled: boolean;
}

const Line = ({ person, onChosen, disabled }: LineProps) => {
  const translate = useTranslate();
  const openPath = useOpenPath('persons');
  const { iri, name, birthDate, number, club, season } = person;
  const details = [
    translate('registration.born', { date: formatDate(birthDate) ?? PLACEHOLDER }),
    number === null ? translate('registration.unlicensed') : translate('registration.number', { number }),
    club,
    season === null ? null : translate('registration.season', { season }),
  ];
  return (
    <>
      <Box sx={{ minWidth: 0 }}>
        {onChosen ? (
          <strong>{name}</strong>
        ) : (
          <Link component={LinkBase} to={openPath(iri)}>
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
          aria-label={translate('registration.chooseNamed', { name, number: number ?? '' })}
          onClick={() => onChosen(person)}
        >
          {translate('registration.choose')}
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

interface KnownPeople {
  readonly people: readonly KnownPerson[];
  /** Enough is known to look, and the answer has come. */
  readonly isOver: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Searches people on record, debounced. */
const useKnownPeople = (identity: Identity): KnownPeople => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const wanted = JSON.stringify(identity);
  const rested = useDebouncedValue(wanted, AUTOCOMPLETE.debounceMs);
  const searched = JSON.parse(rested) as Identity;
  const searches = toQueries(searched);
  const answers = useQueries({
    queries: searches.map((search) => ({
      queryKey: ['persons', 'known', search.name, search.parts.where],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
        (await dataProvider.query(search, { signal })).data,
    })),
  });
  return {
    people: toKnown(
      searched,
      answers.flatMap(({ data }) => data ?? []),
    ),
    isOver: searches.length > 0 && rested === wanted && answers.every(({ isPending }) => !isPending),
    hasFailed: answers.some(({ error }) => error !== null && !isCancelled(error)),
    retry: () => {
      for (const { refetch } of answers) void refetch();
    },
  };
};
