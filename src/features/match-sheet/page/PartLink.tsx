import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { PartKey } from '../document/document.ts';
import type { Sheet } from '../sync/sheet.ts';
import { useSheetState } from '../sync/useSheet.ts';
import { usePartText } from './partTexts.ts';

/** Leads to where a part is typed; the element there has the key of the part as its id. */
export const PartLink = ({ part, children }: { readonly part: PartKey; readonly children: ReactNode }) => (
  <Link
    component="button"
    type="button"
    color="inherit"
    sx={{ textAlign: 'left', font: 'inherit', verticalAlign: 'baseline', minHeight: 24 }}
    onClick={() => goTo(part)}
  >
    {children}
  </Link>
);

/** Puts the cursor where a part is typed. */
export const goTo = (part: PartKey): void => {
  const place = document.getElementById(`conflict/${part}`) ?? document.getElementById(part);
  const fold = place?.closest('details');
  if (fold) fold.open = true;
  const field = place?.matches('input, textarea, select, button')
    ? place
    : ['[aria-invalid=true]', 'input[value=""]:enabled', 'input:enabled, button, select']
        .map((wanted) => place?.querySelector<HTMLElement>(wanted))
        .find((found) => found);
  // A sticky part at the top would cover a field that is scrolled to the edge.
  (field ?? place)?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
};

interface StuckPartsProps {
  readonly sheet: Sheet;
  /** Whether what is not finished yet is in the way, too. */
  readonly isWhole: boolean;
}

/** The entries that cannot be sent as they are, each with its reason, the way to it, and the way out. */
export const StuckParts = ({ sheet, isWhole }: StuckPartsProps) => {
  const translate = useTranslate();
  const { nameOf, whyOf } = usePartText(
    sheet.facts,
    useSheetState(sheet, ({ referees }) => referees),
  );
  const parts = useSheetState(sheet, ({ blocked, document, conflicts }) =>
    blocked
      .filter((key) => key !== 'match/status')
      .map((key) => ({ key, isInConflict: conflicts.some((conflict) => conflict.key === key) }))
      .filter(({ key, isInConflict }) => isWhole || isInConflict || document.entries[key]?.refusals.length)
      .map((part) => ({
        ...part,
        why: part.isInConflict ? translate('sheet.stuck.conflict') : whyOf(part.key, document),
      })),
  );
  if (parts.length === 0) return null;
  const giveUp = (key: PartKey): void => {
    const { conflicts, document } = sheet.getState();
    const conflict = conflicts.find((one) => one.key === key);
    const theirs = conflict ? conflict.theirs : (document.base[key] ?? null);
    void sheet.dispatch({ type: 'chosen', key, choice: 'theirs', theirs });
  };
  return (
    <Alert severity="warning" role="group" aria-label={translate('sheet.stuck.title')}>
      <strong>{translate('sheet.stuck.title')}</strong>
      <Box component="ul" sx={{ m: 0, pl: 2 }}>
        {parts.map(({ key, why }) => (
          <li key={key}>
            <PartLink part={key}>{nameOf(key)}</PartLink> : {why}{' '}
            <Button
              size="small"
              color="inherit"
              aria-label={translate('sheet.stuck.giveUpOf', { name: nameOf(key) })}
              onClick={() => giveUp(key)}
            >
              {translate('sheet.stuck.giveUp')}
            </Button>
          </li>
        ))}
      </Box>
    </Alert>
  );
};
