import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
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
import { Failure } from '../../../views/page/Failure.tsx';
import { Loading } from '../../../views/page/Loading.tsx';
import { useScope } from '../../../views/page/ScopeContext.tsx';
import { SectionCard } from '../../../views/page/SectionCard.tsx';
import { ViewHeader } from '../../../views/page/ViewHeader.tsx';
import { useKnownSeasons } from '../../useSeasons.ts';
import { peopleOf, toSelected, unrenewedOf, type Selected } from './findPeople.ts';
import { RenewPanel } from './RenewPanel.tsx';
import { usePlan } from './usePlan.ts';

/** Renews the licences of one person or of many: those selected in a list, or all who have none yet. */
export const RenewPage = () => {
  const translate = useTranslate();
  const label = useGetResourceLabel();
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
  readonly place: { readonly club: string; readonly season: Season; readonly day: string };
  readonly former: Season | null;
}

const Planned = ({ place, former }: PlannedProps) => {
  const translate = useTranslate();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const provider = useDataProvider<AppDataProvider>();
  const kept = usePlan(place.season['@id']);
  const [failure, setFailure] = useState<unknown>(null);
  const [selected, setSelected] = useState<Selected | null>(() => toSelected(state));
  const { begin } = kept;
  useEffect(() => {
    if (!selected) return undefined;
    let isLeft = false;
    const start = async (): Promise<void> => {
      try {
        const people = await peopleOf(provider, selected);
        if (isLeft) return;
        begin(people);
        setSelected(null);
        // A reload goes on with the plan instead of beginning it again.
        navigate(pathname, { replace: true, state: null });
      } catch (error) {
        if (!isLeft) setFailure(error);
      }
    };
    void start();
    return () => {
      isLeft = true;
    };
  }, [begin, navigate, pathname, provider, selected]);
  if (failure !== null)
    return (
      <Failure
        message={translate('renewals.loadFailed')}
        detail={errorSentence(failure)}
        onRetry={() => {
          setFailure(null);
          setSelected((again) => again && { ...again });
        }}
      />
    );
  if (selected || kept.plan === undefined) return <Loading />;
  if (kept.plan === null) return <RenewStart place={place} former={former} onChosen={begin} />;
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography>{translate('renewals.season', { season: place.season.name })}</Typography>
      {kept.isResumed && <Alert severity="info">{translate('renewals.resumed')}</Alert>}
      <RenewPanel place={place} plan={kept.plan} choose={kept.choose} onDrop={kept.drop} />
    </Stack>
  );
};

interface RenewStartProps extends PlannedProps {
  readonly onChosen: (people: readonly string[]) => void;
}

/** Without a selection: links to the lists, or all unrenewed licensees. */
const RenewStart = ({ place, former, onChosen }: RenewStartProps) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const provider = useDataProvider<AppDataProvider>();
  const [state, setState] = useState<'idle' | 'busy' | 'none'>('idle');
  const [failure, setFailure] = useState<unknown>(null);
  const takeAll = async (from: Season): Promise<void> => {
    setState('busy');
    setFailure(null);
    try {
      const people = await unrenewedOf(provider, {
        club: place.club,
        from: from['@id'],
        to: place.season['@id'],
      });
      setState(people.length === 0 ? 'none' : 'idle');
      if (people.length > 0) onChosen(people);
    } catch (error) {
      setState('idle');
      setFailure(error);
    }
  };
  return (
    <SectionCard title={null}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <Typography>{translate('renewals.start.text')}</Typography>
        {former && (
          <Button variant="contained" loading={state === 'busy'} onClick={() => void takeAll(former)}>
            {translate('renewals.start.all', { season: former.name })}
          </Button>
        )}
        <Button component={LinkBase} to={createPath({ resource: 'licences', type: 'list' })}>
          {translate('renewals.start.licences')}
        </Button>
        <div role="status">
          {state === 'none' && former && (
            <Alert severity="success">{translate('renewals.start.none', { season: former.name })}</Alert>
          )}
        </div>
        {failure !== null && (
          <Failure message={translate('renewals.loadFailed')} detail={errorSentence(failure)} />
        )}
      </Stack>
    </SectionCard>
  );
};
