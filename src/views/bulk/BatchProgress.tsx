import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { Batch } from './useBatch.ts';

interface BatchProgressProps {
  readonly batch: Pick<Batch<never>, 'outcomes' | 'running' | 'stopped'>;
  /** Records of the run. */
  readonly size: number;
}

/** How far a run has come, and its result in one sentence when it has ended. */
export const BatchProgress = ({ batch: { outcomes, running, stopped }, size }: BatchProgressProps) => {
  const translate = useTranslate();
  const done = [...outcomes.values()].filter(({ status }) => status === 'done').length;
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
          <Alert severity={done === size ? 'success' : 'warning'} sx={{ my: 1 }}>
            {translate('bulk.summary', { done, smart_count: size })}
            {stopped !== null && ` ${translate('bulk.stopped', { reason: stopped })}`}
          </Alert>
        )}
      </div>
    </>
  );
};
