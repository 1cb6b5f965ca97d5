import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState, useCallback } from 'react';
import {
  LinkBase,
  useCreatePath,
  useDataProvider,
  useGetResourceLabel,
  useLocation,
  useNavigate,
} from 'react-admin';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { AppDataProvider } from '../../../data/createDataProvider.ts';
import { errorSentence } from '../../../http/errorSentence.ts';
import { dayOf } from '../../../lib/dates.ts';
import { currentSeason, type Season } from '../../../rules/season.ts';
import { useSaveKey } from '../../../ui/useSaveKey.ts';
import { Failure } from '../../../views/page/Failure.tsx';
import { Loading } from '../../../views/page/Loading.tsx';
import { useScope } from '../../../views/page/ScopeContext.tsx';
import { SectionCard } from '../../../views/page/SectionCard.tsx';
import { ViewHeader } from '../../../views/page/ViewHeader.tsx';
import { useKnownSeasons } from '../../useSeasons.ts';
import { QueryFailure } from '../../QueryFailure.tsx';
import { peopleOf, toSelected, unrenewedOf } from './findPeople.ts';
import type { Choice, Plan, RenewalPlace } from './renewal.ts';
import { RenewPanel } from './RenewPanel.tsx';
import { isObject, toList, toMap, toText } from '../../../schema/read.ts';
import { useKeptState } from '../../useKeptState.ts';

/** Renews the licences of one person or of many: those selected in a list, or all who have none yet. */
export const RenewPage = () => {
  const translate = useTranslate();
  const label = useGetResourceLabel();
  // A renewal costs money and is sent by its button alone.
  useSaveKey();
  const createPath = useCreatePath();
  const { club } = useScope(['club']);
  const seasons = useKnownSeasons();
  const [now] = useState(() => new Date());
  const season = currentSeason(seasons, now);
  const parents = [
    { label: label('licences', 2), to: createPath({ resource: 'licences', type: 'list' }) },
    { label: label('licence-renewals', 2), to: createPath({ resource: 'licence-renewals', type: 'list' }) },
  ];
  return (
    <>
      <ViewHeader title={translate('renewals.title')} parents={parents} />
      {!club && <Alert severity="info">{translate('renewals.clubAlone')}</Alert>}
      {season && club && (
        <Planned place={{ club: club['@id'], season, day: dayOf(now) }} former={formerOf(season, seasons)} />
      )}
    </>
  );
};

/** The season before. */
const formerOf = (season: Season, seasons: readonly Season[]): Season | null =>
  seasons
    .filter(({ endDate }) => endDate < season.startDate)
    .toSorted((one, other) => other.endDate.localeCompare(one.endDate))[0] ?? null;

interface PlannedProps {
  readonly place: RenewalPlace;
  readonly former: Season | null;
}

const Planned = ({ place, former }: PlannedProps) => {
  const translate = useTranslate();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const provider = useDataProvider<AppDataProvider>();
  const { plan, isResumed, begin, choose, drop } = usePlan(place.season['@id']);
  // A reload goes on with the plan instead of beginning it again: with the plan the selection leaves the address.
  const selected = toSelected(state);
  const {
    data: people,
    error,
    refetch,
  } = useQuery({
    queryKey: ['renewals', 'selected', selected],
    queryFn: () => (selected ? peopleOf(provider, selected) : []),
    enabled: selected !== null,
    gcTime: 0,
  });
  useEffect(() => {
    if (!people) return;
    begin(people);
    navigate(pathname, { replace: true, state: null });
  }, [begin, navigate, pathname, people]);
  if (error) return <QueryFailure message="renewals.loadFailed" error={error} refetch={refetch} />;
  if (selected || plan === undefined) return <Loading />;
  if (plan === null) return <RenewStart place={place} former={former} onChosen={begin} />;
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography>{translate('renewals.season', { season: place.season.name })}</Typography>
      {isResumed && <Alert severity="info">{translate('renewals.resumed')}</Alert>}
      <RenewPanel place={place} plan={plan} choose={choose} onDrop={drop} />
    </Stack>
  );
};

interface RenewStartProps extends PlannedProps {
  readonly onChosen: (people: readonly string[]) => void;
}

/** Without a selection: links to the lists, or all unrenewed licensees. */
const RenewStart = ({ place: { club, season }, former, onChosen }: RenewStartProps) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const provider = useDataProvider<AppDataProvider>();
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: (from: Season) => unrenewedOf(provider, { club, from: from['@id'], to: season['@id'] }),
    onSuccess: (people) => {
      if (people.length > 0) onChosen(people);
    },
  });
  return (
    <SectionCard title={null}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <Typography>{translate('renewals.start.text')}</Typography>
        {former && (
          <Button variant="contained" loading={isPending} onClick={() => mutate(former)}>
            {translate('renewals.start.all', { season: former.name })}
          </Button>
        )}
        <Button component={LinkBase} to={createPath({ resource: 'licences', type: 'list' })}>
          {translate('renewals.start.licences')}
        </Button>
        <div role="status">
          {data?.length === 0 && former && (
            <Alert severity="success" role="none">
              {translate('renewals.start.none', { season: former.name })}
            </Alert>
          )}
        </div>
        {error && <Failure message={translate('renewals.loadFailed')} detail={errorSentence(error)} />}
      </Stack>
    </SectionCard>
  );
};

interface KeptPlan {
  /** Undefined until it has been read; null where there is none. */
  readonly plan: Plan | null | undefined;
  /** The plan is one of an earlier visit. */
  readonly isResumed: boolean;
  readonly begin: (people: readonly string[]) => void;
  readonly choose: (people: readonly string[], choice: Choice) => void;
  readonly drop: () => void;
}

/** The plan of a season. */
const usePlan = (season: string): KeptPlan => {
  const { value: plan, isResumed, change, replace } = useKeptState(`renewals ${season}`, fromDraft);
  const begin = useCallback(
    (people: readonly string[]) => replace(() => ({ people, choices: {} })),
    [replace],
  );
  const choose = useCallback(
    (people: readonly string[], choice: Choice) =>
      change((before) => {
        if (!before) return before;
        const { choices } = before;
        const changed = people.map((person) => [person, { ...choices[person], ...choice }] as const);
        return { ...before, choices: { ...choices, ...Object.fromEntries(changed) } };
      }),
    [change],
  );
  const drop = useCallback(() => replace(() => null), [replace]);
  return { plan, isResumed, begin, choose, drop };
};

/** A draft may come from an older version of the application. */
const fromDraft = (values: unknown): Plan | null => {
  if (!isObject(values)) return null;
  const people = toList(values.people).flatMap((person) => toText(person) ?? []);
  if (people.length === 0) return null;
  const choices = Object.entries(toMap(values.choices)).map(([person, raw]) => [person, toChoice(raw)]);
  return { people, choices: Object.fromEntries(choices) as Plan['choices'] };
};

const toChoice = (raw: unknown): Choice => {
  const { type, forms, mention, isLeftOut } = toMap(raw);
  return {
    ...(typeof type === 'string' ? { type } : {}),
    ...(Array.isArray(forms) ? { forms: forms.flatMap((form) => toText(form) ?? []) } : {}),
    ...(typeof mention === 'string' ? { mention } : {}),
    ...(isLeftOut === true ? { isLeftOut } : {}),
  };
};
