import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { toMinute } from '../document/toMinute.ts';
import { deadlineOf } from '../document/deadlineOf.ts';
import type { Sheet } from '../document/Sheet.ts';
import { useSheetState } from '../sync/useSheet.ts';

/** From then on the limit is near. */
const NEAR_MS = 6 * 3_600_000;

/** Until when the results are expected, as long as they were not handed in; by the clock of the server, for ours may be wrong. */
export const Deadline = ({ sheet }: { readonly sheet: Sheet }) => {
  const translate = useTranslate();
  const { toldAt } = useSheetState(sheet);
  const deadline = deadlineOf(sheet.facts);
  if (deadline === null) return null;
  const left = toldAt === null ? null : Date.parse(deadline) - Date.parse(toldAt);
  const stage = left === null || left > NEAR_MS ? 'open' : left > 0 ? 'near' : 'late';
  return (
    <Alert severity={stage === 'open' ? 'info' : 'warning'}>
      {translate(`sheet.deadline.${stage}`, {
        date: toMinute(deadline),
        hours: sheet.facts.resultDeadlineHours,
      })}
    </Alert>
  );
};
