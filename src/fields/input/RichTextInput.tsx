import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useController } from 'react-hook-form';
import type { InputProps } from '../FieldProps.ts';
import { useLoaded } from '../useLoaded.ts';
import { ControlGroup } from './ControlGroup.tsx';
import { useInputState } from './useInputState.ts';

const loadEditor = async () => (await import('../richText/RichTextEditor.tsx')).RichTextEditor;

/** A text kept as HTML; the editor comes with the first field of its kind. */
export const RichTextInput = (props: InputProps) => {
  const translate = useTranslate();
  const { field } = useController({ name: props.source });
  const state = useInputState(props);
  const { id, label, required, error, disabled } = state;
  const { part: Editor, failed } = useLoaded(loadEditor, true);
  const value: unknown = field.value;
  return (
    <ControlGroup {...state}>
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
    </ControlGroup>
  );
};

const frame = {
  minHeight: 150,
  border: 1,
  borderRadius: 1,
  '&:focus-within': { borderColor: 'primary.main', outline: 1, outlineColor: 'primary.main' },
} as const;
