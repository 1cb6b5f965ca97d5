import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDataProvider, useUnselect } from 'react-admin';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { AppDataProvider } from '../../../data/createDataProvider.ts';
import { formatCents } from '../../../lib/money.ts';
import { BatchProgress } from '../../../views/bulk/BatchProgress.tsx';
import { RunGuard } from '../../../views/bulk/RunGuard.tsx';
import { useBatch, isOpen, type Batch } from '../../../views/bulk/useBatch.ts';
import { Loading } from '../../../views/page/Loading.tsx';
import { QueryFailure } from '../../QueryFailure.tsx';
import { readRenewalData } from './readRenewalData.ts';
import type { Choice, RenewalData, RenewalPlace } from './renewal.ts';
import { RenewForAll } from './RenewForAll.tsx';
import { RenewLines } from './RenewLines.tsx';
import { AT_ONCE, renewOne } from './renewOne.ts';
import { isReady, keyOf, toLine, type Line } from './toLine.ts';
import type { Plan } from './usePlan.ts';

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
  const { plan, onDrop, data } = props;
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
      <RunGuard running={running} onLeave={stop} />
      {unread > 0 && (
        <Alert severity="warning">{translate('renewals.unread', { smart_count: unread })}</Alert>
      )}
      <RenewForAll {...shown} />
      <BatchProgress batch={batch} size={ready.length} />
      <RenewLines {...shown} />
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

interface RenewFooterProps {
  /** Those that go out. */
  readonly lines: readonly Line[];
  readonly batch: Batch<Line>;
  readonly isStopping: boolean;
  readonly onRun: () => void;
  readonly onStop: () => void;
  readonly onDrop: () => void;
}

/** Total and buttons: send, stop, continue. */
const RenewFooter = ({ lines, batch, isStopping, onRun, onStop, onDrop }: RenewFooterProps) => {
  const translate = useTranslate();
  const { outcomes, running } = batch;
  const open = lines.filter(({ licensee }) => isOpen(outcomes.get(licensee.person), true));
  const failed = open.filter(({ licensee }) => outcomes.has(licensee.person)).length;
  const unpriced = lines.filter(({ amount }) => amount === null).length;
  const total = formatCents(lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0));
  const start = outcomes.size === 0 ? 'run' : failed === open.length ? 'again' : 'rest';
  const isOver = outcomes.size > 0 && open.length === 0;
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that was pressed is gone.
    if (isOver && !running && document.activeElement === document.body) close.current?.focus();
  }, [isOver, running]);
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 1, mt: 2 }}
    >
      <Typography sx={{ mr: 'auto', fontWeight: 'bold' }}>
        {translate(unpriced > 0 ? 'renewals.totalPartly' : 'renewals.total', {
          total,
          smart_count: unpriced,
        })}
      </Typography>
      {!running && (
        <Button ref={close} onClick={onDrop}>
          {translate(isOver ? 'renewals.close' : 'renewals.drop')}
        </Button>
      )}
      {running ? (
        <Button variant="outlined" disabled={isStopping} onClick={onStop}>
          {translate(isStopping ? 'renewals.stopping' : 'renewals.stop')}
        </Button>
      ) : (
        !isOver && (
          <Button variant="contained" disabled={open.length === 0} onClick={onRun}>
            {translate(`renewals.${start}`, { smart_count: open.length })}
          </Button>
        )
      )}
    </Stack>
  );
};
