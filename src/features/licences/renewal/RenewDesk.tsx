import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDataProvider, useTranslate, useUnselect } from 'react-admin';
import type { AppDataProvider } from '../../../data/createDataProvider.ts';
import { errorSentence } from '../../../http/errorSentence.ts';
import { BatchProgress } from '../../../views/bulk/BatchProgress.tsx';
import { RunGuard } from '../../../views/bulk/RunGuard.tsx';
import { useBatch } from '../../../views/bulk/useBatch.ts';
import { Failure } from '../../../views/page/Failure.tsx';
import { Loading } from '../../../views/page/Loading.tsx';
import { readDesk } from './readDesk.ts';
import type { Choice, Desk, RenewalPlace } from './renewal.ts';
import { RenewFooter } from './RenewFooter.tsx';
import { RenewForAll } from './RenewForAll.tsx';
import { RenewLines } from './RenewLines.tsx';
import { AT_ONCE, renewOne } from './renewOne.ts';
import { isReady, toLine, type Line } from './toLine.ts';
import type { Plan } from './usePlan.ts';

interface RenewDeskProps {
  readonly place: RenewalPlace;
  readonly plan: Plan;
  readonly choose: (people: readonly string[], choice: Choice) => void;
  readonly onDrop: () => void;
}

/** Reads what the people of the plan have, then lets their lines be completed and sent. */
export const RenewDesk = (props: RenewDeskProps) => {
  const { place, plan } = props;
  const translate = useTranslate();
  const provider = useDataProvider<AppDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['renewals', 'desk', place.club, place.season['@id'], plan.people],
    queryFn: ({ signal }) => readDesk(provider, place, plan.people, signal),
    // What was done since the last visit shows; while the page stands its own outcomes tell.
    staleTime: Infinity,
    gcTime: 0,
  });
  if (error)
    return (
      <Failure
        message={translate('renewals.loadFailed')}
        detail={errorSentence(error)}
        onRetry={() => void refetch()}
      />
    );
  return data ? <ReadDesk {...props} desk={data} /> : <Loading />;
};

const keyOf = ({ licensee }: Line): string => licensee.person;

const ReadDesk = ({ place, plan, choose, onDrop, desk }: RenewDeskProps & { readonly desk: Desk }) => {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const provider = useDataProvider<AppDataProvider>();
  const [isStopping, setStopping] = useState(false);
  const lines = useMemo(
    () =>
      desk.licensees.map((licensee) =>
        toLine(licensee, plan.choices[licensee.person] ?? {}, desk.prices, place),
      ),
    [desk, place, plan.choices],
  );
  const unselectLicences = useUnselect('licences');
  const unselectPeople = useUnselect('persons');
  const batch = useBatch<Line>({
    keyOf,
    act: async (line, before) => {
      await renewOne({ provider, place, values: desk.values }, line, before?.status === 'unknown');
      // The list that led here keeps its selection: what is done leaves it, what failed stays.
      const { person, licences } = line.licensee;
      // Whichever of them was selected.
      unselectLicences([...licences], true);
      unselectPeople([person], true);
    },
    // A line of unknown outcome is read again before it is sent again.
    repeatable: true,
    atOnce: AT_ONCE,
  });
  const { outcomes, running, forget } = batch;
  // Read at the time of a change: a line that is shown is not drawn again for the outcome of another.
  const known = useRef(outcomes);
  useEffect(() => {
    known.current = outcomes;
  }, [outcomes]);
  const change = useCallback(
    (people: readonly string[], choice: Choice): void => {
      choose(people, choice);
      // What was refused for the former choice may go out again with this one.
      for (const person of people) if (known.current.get(person)?.status === 'failed') forget(person);
    },
    [choose, forget],
  );
  const ready = lines.filter(isReady);
  const run = async (): Promise<void> => {
    setStopping(false);
    await batch.run(ready);
    for (const resource of ['licences', 'licence-renewals', 'persons'])
      void queryClient.invalidateQueries({ queryKey: [resource] });
  };
  const stop = (): void => {
    setStopping(true);
    batch.cancel();
  };
  const unread = plan.people.length - lines.length;
  return (
    <Box>
      <RunGuard running={running} onLeave={stop} />
      {unread > 0 && (
        <Alert severity="warning">{translate('renewals.unread', { smart_count: unread })}</Alert>
      )}
      <RenewForAll
        lines={lines}
        outcomes={outcomes}
        values={desk.values}
        locked={running}
        onChange={change}
      />
      <BatchProgress batch={batch} size={ready.length} />
      <RenewLines lines={lines} outcomes={outcomes} values={desk.values} locked={running} onChange={change} />
      <RenewFooter
        lines={ready}
        batch={batch}
        isStopping={isStopping}
        onRun={() => void run()}
        onStop={stop}
        onDrop={onDrop}
      />
    </Box>
  );
};
