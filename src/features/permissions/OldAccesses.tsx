import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { formatDay } from '../../lib/dates.ts';
import { SectionCard } from '../../views/page/SectionCard.tsx';
import { reasonsToReview, toWithdrawal, type Entry, type Staleness } from './entry.ts';
import type { Saving } from './useSaving.ts';

interface OldAccessesProps {
  readonly entries: readonly Entry[];
  readonly today: string;
  readonly saving: Saving;
}

/** Accesses that may no longer be needed, each withdrawn by one click. Nothing where there are none. */
export const OldAccesses = ({ entries, today, saving }: OldAccessesProps) => {
  const translate = useTranslate();
  const old = entries.flatMap((entry) => {
    const reasons = reasonsToReview(entry, today);
    return reasons.length > 0 && entry.canUpdate ? [{ entry, reasons }] : [];
  });
  if (old.length === 0) return null;
  const toText = (entry: Entry, reason: Staleness): string =>
    translate(`rights.review.${reason}`, {
      date: formatDay(entry.lastLogin) ?? '',
      functions: entry.endedFunctions.join(', '),
    });
  return (
    <SectionCard title={translate('rights.review.title')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {old.map(({ entry, reasons }) => (
          <Alert
            // Not an alert: nothing has just happened.
            role="listitem"
            key={entry.iri}
            component="li"
            severity="warning"
            sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
            action={
              <Button
                color="inherit"
                disabled={saving.running}
                aria-label={translate('rights.review.withdrawOf', { name: entry.name })}
                onClick={() => void saving.run([{ entry, change: toWithdrawal(entry, today) }])}
              >
                {translate('rights.review.withdraw')}
              </Button>
            }
          >
            <strong>{entry.name}</strong> {reasons.map((reason) => toText(entry, reason)).join(', ')}
          </Alert>
        ))}
      </Box>
    </SectionCard>
  );
};
