import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useEffect, useSyncExternalStore, useId, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { formatDateTime } from '../../i18n/formatDateTime.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { fullName } from '../../lib/fullName.ts';
import { valueAt } from '../../lib/paths.ts';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { toList, type Json } from '../../schema/read.ts';
import type { FormBase } from './createFormBase.ts';
import type { SaveStore } from './createSaveStore.ts';
import type { Conflict } from './compareVersions.ts';
import { FieldDisplay } from '../../fields/FieldDisplay.tsx';
import { useChosenRecords } from '../../fields/relation/useChosenRecords.ts';
import { fieldLabel } from '../../schema/fieldLabel.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';

interface ConflictGuardProps {
  readonly save: SaveStore;
  readonly fields: readonly FieldDescription[];
  /** Form values of the record as the page has it. */
  readonly initial: Json;
  readonly base: FormBase;
}

/** Follows the record of a form, and has the user choose where both sides changed a field. */
export const ConflictGuard = ({ save, fields, initial, base }: ConflictGuardProps) => {
  const translate = useTranslate();
  const { getValues } = useFormContext();
  const state = useSyncExternalStore(save.subscribe, save.get);
  useEffect(() => base.follow(fields, initial, getValues()), [base, fields, initial, getValues]);
  if (state.kind !== 'conflict') return null;
  const { data } = state.version;
  return (
    <ConflictDialog
      conflicts={state.comparison.conflicts}
      changedBy={translate('audit.modified', {
        date: formatDateTime(valueAt(data, 'dateModified')) ?? PLACEHOLDER,
        person: fullName(valueAt(data, 'editor.person')),
      })}
      onBack={() => save.dispatch({ kind: 'wentBack' })}
      onChosen={(theirs) => save.dispatch({ kind: 'chosen', theirs })}
    />
  );
};

const SIDES = ['mine', 'theirs'] as const;

/** Whose value stays. */
type Side = (typeof SIDES)[number];

interface ConflictDialogProps {
  readonly conflicts: readonly Conflict[];
  /** Who changed the record last, and when. */
  readonly changedBy: string;
  readonly onBack: () => void;
  /** The conflicts in which the other side's value was chosen. */
  readonly onChosen: (theirs: readonly Conflict[]) => void;
}

/**
 * A choice, field by field, of whose value stays. Nothing is chosen beforehand: the one would overwrite somebody's work, the
 * other what was typed here. Neither Escape nor a click outside closes it.
 */
const ConflictDialog = ({ conflicts, changedBy, onBack, onChosen }: ConflictDialogProps) => {
  const translate = useTranslate();
  const content = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<readonly (Side | null)[]>(() => conflicts.map(() => null));
  const [isIncomplete, setIncomplete] = useState(false);
  const save = (): void => {
    const open = chosen.indexOf(null);
    if (open < 0) {
      onChosen(conflicts.filter((_, index) => chosen[index] === 'theirs'));
      return;
    }
    setIncomplete(true);
    content.current?.querySelectorAll<HTMLInputElement>('input[value="mine"]')[open]?.focus();
  };
  return (
    <DialogFrame
      wide
      title={translate('conflicts.title')}
      text={translate('conflicts.explanation')}
      contentRef={content}
      actions={
        <>
          <Button onClick={onBack}>{translate('conflicts.back')}</Button>
          <Button variant="contained" onClick={save}>
            {translate('conflicts.save')}
          </Button>
        </>
      }
    >
      <Typography color="textSecondary">{changedBy}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {conflicts.map((conflict, index) => (
          <Box component="li" key={conflict.path.join('.')} sx={{ mt: 2 }}>
            <ConflictField
              conflict={conflict}
              chosen={chosen[index] ?? null}
              isMissing={isIncomplete && chosen[index] === null}
              onChoose={(side) => setChosen(chosen.with(index, side))}
            />
          </Box>
        ))}
      </Box>
    </DialogFrame>
  );
};

interface ConflictFieldProps {
  readonly conflict: Conflict;
  readonly chosen: Side | null;
  readonly isMissing: boolean;
  readonly onChoose: (side: Side) => void;
}

/** One field with its two values, shown as its kind shows them, and the choice between them. */
const ConflictField = ({ conflict, chosen, isMissing, onChoose }: ConflictFieldProps) => {
  const id = useId();
  const translate = useTranslate();
  const field = conflict.fields.at(-1);
  if (!field) return null;
  return (
    <FormControl component="fieldset" fullWidth error={isMissing}>
      <FormLabel component="legend" id={`${id}-field`} sx={{ fontWeight: 'bold' }}>
        {conflict.fields.map(fieldLabel).join(' › ')}
      </FormLabel>
      <RadioGroup
        name={id}
        aria-labelledby={`${id}-field`}
        value={chosen ?? ''}
        onChange={(_, side) => onChoose(side === 'mine' ? 'mine' : 'theirs')}
        aria-describedby={isMissing ? `${id}-missing` : undefined}
        sx={columns}
      >
        {SIDES.map((side) => (
          <Box key={side} sx={{ minWidth: 0 }}>
            <FormControlLabel
              value={side}
              // Read out with the choice, though it may hold buttons and tables, which no label can.
              control={<Radio slotProps={{ input: { 'aria-describedby': `${id}-${side}` } }} />}
              label={translate(`conflicts.${side}`)}
            />
            <Box id={`${id}-${side}`} sx={value}>
              <VersionDisplay field={field} path={conflict.path.join('.')} value={conflict[side]} />
            </Box>
          </Box>
        ))}
      </RadioGroup>
      <FormHelperText id={`${id}-missing`} role="alert">
        {isMissing && translate('conflicts.missing')}
      </FormHelperText>
    </FormControl>
  );
};

interface VersionDisplayProps {
  readonly field: FieldDescription;
  readonly path: string;
  readonly value: unknown;
}

/** A relation may be a bare address in a draft: it is named first. */
const VersionDisplay = ({ field, path, value: version }: VersionDisplayProps) => {
  const isRelation = field.path !== null && !field.embedded;
  const { records } = useChosenRecords(
    field,
    isRelation ? (field.multiple ? toList(version) : [version]) : [],
  );
  const named = isRelation ? (field.multiple ? records : records[0]) : version;
  return <FieldDisplay field={field} path={path} value={named} whole />;
};

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 3,
  rowGap: 1,
} as const;

const value = { pl: 4, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' } as const;
