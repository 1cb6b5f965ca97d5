import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDataProvider, useUnselect } from 'react-admin';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { AppDataProvider } from '../../../data/createDataProvider.ts';
import { RunGuard } from '../../../views/bulk/RunGuard.tsx';
import { useBatch } from '../../../views/bulk/useBatch.ts';
import { Loading } from '../../../views/page/Loading.tsx';
import { QueryFailure } from '../../QueryFailure.tsx';
import { readRenewalData } from './readRenewalData.ts';
import type { Choice, Plan, RenewalData, RenewalPlace } from './renewal.ts';
import { RenewFooter } from './RenewFooter.tsx';
import { RenewLines } from './RenewLines.tsx';
import { AT_ONCE, renewOne } from './renewOne.ts';
import { isReady, keyOf, toLine, type Line } from './toLine.ts';

interface RenewPanelProps {
  readonly place: RenewalPlace;
  readonly plan: Plan;
  readonly choose: (people: readonly string[], choice: Choice) => void;
  readonly onDrop: () => void;
}

/** Reads the people of the plan, then lists their lines to complete and send. */
export const RenewPanel = (props: RenewPanelProps) => {
  const { place, plan } = props;
  const provider = useDataProvider<AppDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['renewals', 'data', place.club, place.season['@id'], plan.people],
    queryFn: ({ signal }) => readRenewalData(provider, place, plan.people, signal),
    // Read anew on each visit; within one, the outcomes of the batch count.
    staleTime: Infinity,
    gcTime: 0,
  });
  if (error) return <QueryFailure message="renewals.loadFailed" error={error} refetch={refetch} />;
  return data ? <ReadPanel {...props} data={data} /> : <Loading />;
};

type ReadPanelProps = RenewPanelProps & { readonly data: RenewalData };

const ReadPanel = (props: ReadPanelProps) => {
  const { place, plan, onDrop, data } = props;
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const [isStopping, setStopping] = useState(false);
  const { lines, batch, change } = useRenewals(props);
  const { outcomes, running } = batch;
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
  const shown = { lines, outcomes, values: data.values, locked: running, onChange: change };
  return (
    <Box>
      {running && <RunGuard onLeave={stop} />}
      {unread > 0 && (
        <Alert severity="warning">{translate('renewals.unread', { smart_count: unread })}</Alert>
      )}
      <RenewLines {...shown} />
      <RenewFooter
        season={place.season['@id']}
        lines={lines}
        batch={batch}
        isStopping={isStopping}
        onRun={() => void run()}
        onStop={stop}
        onDrop={onDrop}
      />
    </Box>
  );
};

/** The lines of a plan, the run that renews them, and the change of a choice. */
const useRenewals = ({ place, plan, choose, data }: ReadPanelProps) => {
  const provider = useDataProvider<AppDataProvider>();
  const lines = useMemo(
    () =>
      data.licensees.map((licensee) =>
        toLine(licensee, plan.choices[licensee.person] ?? {}, data.prices, place),
      ),
    [data, place, plan.choices],
  );
  const unselectLicences = useUnselect('licences');
  const unselectPeople = useUnselect('persons');
  const batch = useBatch<Line>({
    keyOf,
    act: async (line, before) => {
      await renewOne({ provider, place, values: data.values }, line, before?.status === 'unknown');
      // Renewed people leave the selection of the list, whichever it was; failed ones stay.
      const { person, licences } = line.licensee;
      unselectLicences([...licences], true);
      unselectPeople([person], true);
    },
    // A line of unknown outcome is read again before it is sent again.
    repeatable: true,
    atOnce: AT_ONCE,
  });
  const { outcomes, forget } = batch;
  // Read at the time of a change: a line that is shown is not drawn again for the outcome of another.
  const known = useRef(outcomes);
  useEffect(() => {
    known.current = outcomes;
  }, [outcomes]);
  const change = useCallback(
    (people: readonly string[], choice: Choice): void => {
      choose(people, choice);
      // A refused line may be sent again with another choice.
      for (const person of people) if (known.current.get(person)?.status === 'failed') forget(person);
    },
    [choose, forget],
  );
  return { lines, batch, change };
};
