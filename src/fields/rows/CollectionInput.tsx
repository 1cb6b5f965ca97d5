import AddIcon from '@mui/icons-material/Add';
import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { singularOf } from '../../i18n/counted.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import type { InputProps } from '../FieldProps.ts';
import { RequiredNote } from '../input/RequiredNote.tsx';
import { useInputState } from '../input/useInputState.ts';
import { CollectionRow } from './CollectionRow.tsx';
import { countHint } from './countHint.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useRowActions } from './useRowActions.ts';

/** More rows than these start collapsed. */
const MOST_OPEN = 3;

/** An embedded collection: ordered rows, added, copied, moved and removed in place (a removal can be undone). */
export const CollectionInput = (props: InputProps) => {
  const { field, source } = props;
  const translate = useTranslate();
  const { id, label, required, error, helperText, disabled } = useInputState(props);
  const { keys, actions, undo, announcement, fresh } = useRowActions(field, source);
  const element = useRef<HTMLFieldSetElement>(null);
  useKeptFocus(element, keys);
  const [startsOpen] = useState(keys.length <= MOST_OPEN);
  const isFull = keys.length >= (field.count?.max ?? Infinity);
  const hint = countHint(field.count, keys.length);
  const help = error || !hint ? helperText : translate(hint.key, hint.args);
  return (
    <Stack
      component="fieldset"
      ref={element}
      aria-describedby={required ? `${id}-required ${id}-help` : `${id}-help`}
      sx={{ gap: 1, border: 0, p: 0, m: 0, minWidth: 0 }}
    >
      {required && <RequiredNote id={id} />}
      <FormLabel
        component="legend"
        required={required}
        error={error}
        sx={{ mb: 1, typography: 'subtitle2', '&:not(.Mui-error)': { color: 'text.primary' } }}
      >
        {label}
      </FormLabel>
      {keys.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('rows.none')}
        </Typography>
      )}
      <Stack component="ol" sx={{ gap: 1, listStyle: 'none', p: 0, m: 0 }}>
        {keys.map((key, index) => (
          <CollectionRow
            key={key}
            field={field}
            source={source}
            index={index}
            total={keys.length}
            disabled={disabled}
            isFull={isFull}
            startsOpen={startsOpen}
            isFresh={index === fresh}
            actions={actions}
          />
        ))}
      </Stack>
      <FormHelperText id={`${id}-help`} error={error}>
        {help}
      </FormHelperText>
      {!disabled && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Button
            startIcon={<AddIcon />}
            disabled={isFull}
            {...(isFull && { 'aria-describedby': `${id}-full` })}
            onClick={() => actions.add()}
          >
            {translate('rows.add', { noun: singularOf(label) })}
          </Button>
          {undo && (
            <Button data-undo startIcon={<UndoIcon />} onClick={undo}>
              {translate('rows.undo')}
            </Button>
          )}
          <Typography id={`${id}-full`} variant="body2" color="textSecondary">
            {translate(isFull ? 'rows.full' : 'rows.keys')}
          </Typography>
        </Stack>
      )}
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
    </Stack>
  );
};
