import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useController } from 'react-hook-form';
import type { InputProps } from '../FieldProps.ts';
import { useLoaded } from '../useLoaded.ts';
import { useInputState } from './useInputState.ts';

const loadEditor = async () => (await import('../richText/RichTextEditor.tsx')).RichTextEditor;

/** A text kept as HTML; the editor comes with the first field of its kind. */
export const RichTextInput = (props: InputProps) => {
  const translate = useTranslate();
  const { field } = useController({ name: props.source });
  const { id, label, required, error, helperText, disabled } = useInputState(props);
  const { part: Editor, failed } = useLoaded(loadEditor, true);
  const value: unknown = field.value;
  return (
    <FormControl component="fieldset" error={error} disabled={disabled} fullWidth>
      <FormLabel component="legend" id={id} required={required}>
        {label}
      </FormLabel>
      <Box sx={{ ...frame, borderColor: error ? 'error.main' : 'action.disabled' }}>
        {failed && <Alert severity="error">{translate('richText.failed')}</Alert>}
        {Editor && (
          <Editor
            label={label}
            labelledBy={id}
            describedBy={`${id}-help`}
            value={typeof value === 'string' ? value : ''}
            onChange={field.onChange}
            onBlur={field.onBlur}
            onReady={field.ref}
            required={required}
            error={error}
            disabled={disabled}
          />
        )}
      </Box>
      <FormHelperText id={`${id}-help`}>{helperText}</FormHelperText>
    </FormControl>
  );
};

const frame = {
  minHeight: 150,
  border: 1,
  borderRadius: 1,
  '&:focus-within': { borderColor: 'primary.main', outline: 1, outlineColor: 'primary.main' },
} as const;
