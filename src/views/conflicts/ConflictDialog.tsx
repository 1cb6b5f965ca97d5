import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useRef, useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { Conflict } from './compareVersions.ts';
import { ConflictField, type Side } from './ConflictField.tsx';

interface ConflictDialogProps {
  readonly conflicts: readonly Conflict[];
  /** Who changed the record last, and when. */
  readonly changedBy: string;
  readonly onBack: () => void;
  /** The conflicts in which the other side's value was chosen. */
  readonly onChosen: (theirs: readonly Conflict[]) => void;
}

/**
 * Asks, field by field, whose value stays. Nothing is chosen beforehand: the one would overwrite somebody's work, the
 * other what was typed here. Neither Escape nor a click outside closes it.
 */
export const ConflictDialog = ({ conflicts, changedBy, onBack, onChosen }: ConflictDialogProps) => {
  const id = useId();
  const translate = useTranslate();
  const content = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<readonly (Side | null)[]>(() => conflicts.map(() => null));
  const [isTold, setTold] = useState(false);
  const save = (): void => {
    const open = chosen.indexOf(null);
    if (open < 0) {
      onChosen(conflicts.filter((_, index) => chosen[index] === 'theirs'));
      return;
    }
    setTold(true);
    content.current?.querySelectorAll<HTMLInputElement>('input[value="mine"]')[open]?.focus();
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
      slotProps={{ paper: { sx: { m: { xs: 1, sm: 4 } } } }}
    >
      <DialogTitle id={`${id}-title`}>{translate('conflicts.title')}</DialogTitle>
      <DialogContent ref={content}>
        <DialogContentText id={`${id}-message`}>{translate('conflicts.explanation')}</DialogContentText>
        <DialogContentText>{changedBy}</DialogContentText>
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {conflicts.map((conflict, index) => (
            <Box component="li" key={conflict.path.join('.')} sx={{ mt: 2 }}>
              <ConflictField
                conflict={conflict}
                chosen={chosen[index] ?? null}
                isMissing={isTold && chosen[index] === null}
                onChoose={(side) => setChosen(chosen.with(index, side))}
              />
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onBack}>{translate('conflicts.back')}</Button>
        <Button variant="contained" onClick={save}>
          {translate('conflicts.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
