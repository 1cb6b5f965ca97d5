import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { outcomeText } from './runEach.ts';
import type { Batch } from './useBatch.ts';

interface BatchProgressProps {
  readonly batch: Pick<Batch<never>, 'outcomes' | 'running' | 'stopped'>;
  /** Records of the run. */
  readonly size: number;
  /** Fields that a refusal may be about. */
  readonly fields?: readonly FieldDescription[] | undefined;
  /** Name of a record by the key of its outcome, where those that were refused are named beside the count. */
  readonly nameOf?: (key: string) => string | undefined;
}

/** As many refusals as somebody listens to; the list has them all. */
const NAMED = 3;

/** Progress of a run, and its result in one sentence when it has ended. */
export const BatchProgress = ({
  batch: { outcomes, running, stopped },
  size,
  nameOf,
  fields,
}: BatchProgressProps) => {
  const translate = useTranslate();
  const done = [...outcomes.values()].filter(({ status }) => status === 'done').length;
  const refused = [...outcomes].flatMap(([key, outcome]) => {
    const name = outcome.status === 'done' ? undefined : nameOf?.(key);
    return outcome.status === 'done' || name === undefined
      ? []
      : [{ key, name, reason: outcomeText(outcome, fields) }];
  });
  const named = refused.slice(0, NAMED);
  const ended = !running && outcomes.size > 0;
  return (
    <>
      {running && (
        <LinearProgress
          aria-label={translate('bulk.progress')}
          variant="determinate"
          value={size === 0 ? 0 : Math.min(100, (outcomes.size / size) * 100)}
          sx={{ my: 1 }}
        />
      )}
      <div role="status">
        {ended && (
          <Alert severity={done === size ? 'success' : 'warning'} role="none" sx={{ my: 1 }}>
            {translate('bulk.summary', { done, smart_count: size })}
            {stopped !== null &&
              named.every(({ reason }) => reason !== stopped) &&
              ` ${translate('bulk.stopped', { reason: stopped })}`}
            {named.map(({ key, name, reason }) => (
              <div key={key}>{`${name}\u00a0: ${reason}`}</div>
            ))}
            {refused.length > NAMED && (
              <div>{translate('bulk.further', { smart_count: refused.length - NAMED })}</div>
            )}
          </Alert>
        )}
      </div>
    </>
  );
};
