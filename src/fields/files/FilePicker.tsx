import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import { toKeys } from '../../lib/toKeys.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { useFieldHint } from '../FieldHints.tsx';
import { fieldPath } from '../fieldPath.ts';
import type { InputProps } from '../FieldProps.ts';
import { useInputState } from '../input/useInputState.ts';
import { countHint } from '../rows/countHint.ts';
import { FileDrop } from './FileDrop.tsx';
import { FileRow } from './FileRow.tsx';
import { fileRulesOf } from './fileRules.ts';
import { fromFileValue } from './fileValue.ts';
import { PICTURE_TYPES } from './pictureTypes.ts';
import { useFileList } from './useFileList.ts';
import { useFileSize } from './useFileSize.ts';

/** The files of a field: a list of those it holds and a place to choose or drop more. */
export const FilePicker = (props: InputProps) => {
  const { field, source } = props;
  const translate = useTranslate();
  const sizeOf = useFileSize();
  const { errors } = useFormState({ name: source });
  const rules = fileRulesOf(field, useFieldHint(fieldPath(source)).picture);
  const list = useFileList(field, source, rules);
  const hint = countHint(field.count, list.items.length);
  // The bounds of the number stand in the line of the limits already.
  const uncounted = { ...props, field: { ...field, count: null } };
  const { id, label, required, error, helperText, disabled } = useInputState(uncounted);
  const input = useRef<HTMLInputElement | null>(null);
  const limit = sizeOf(rules.maxBytes);
  const files = list.items.map(fromFileValue);
  // A file may stand in a list twice, and be refused twice.
  const fileKeys = toKeys(files.map((file) => `${file?.url ?? ''} ${file?.originalFilename} ${file?.size}`));
  const problemKeys = toKeys(list.problems.map(({ key, args }) => `${key} ${JSON.stringify(args)}`));
  const wording = field.multiple ? 'Many' : rules.picture ? 'Picture' : '';

  return (
    <FormControl component="div" fullWidth error={error}>
      <FormLabel component="div" id={`${id}-label`} required={required} error={error} sx={{ mb: 0.5 }}>
        {label}
      </FormLabel>
      <FileDrop
        id={id}
        labelledBy={`${id}-label ${id}-choose`}
        describedBy={`${id}-limit ${id}-help ${id}-problems`}
        accept={acceptOf(rules)}
        multiple={field.multiple}
        disabled={disabled}
        fixed={field.readOnly}
        required={required}
        invalid={error}
        choose={translate(`upload.choose${wording}`)}
        drop={translate(`upload.drop${wording}`)}
        inputRef={(element) => {
          input.current = element;
          list.inputRef(element);
        }}
        onFiles={list.add}
        onBlur={list.onBlur}
      >
        {field.readOnly && list.items.length === 0 && (
          <Typography color="textSecondary">{PLACEHOLDER}</Typography>
        )}
        {list.items.length > 0 && (
          <Box
            component="ul"
            aria-label={translate('upload.list')}
            sx={{ listStyle: 'none', p: 0, m: 0, mb: 1.5 }}
          >
            {files.map((file, index) =>
              file ? (
                <FileRow
                  key={fileKeys[index]}
                  file={file}
                  error={errorAt(errors, `${source}.${index}`)}
                  disabled={disabled}
                  onRemove={() => {
                    list.remove(index);
                    // The button that had the focus is gone.
                    input.current?.focus();
                  }}
                />
              ) : null,
            )}
          </Box>
        )}
      </FileDrop>
      {list.busy && <LinearProgress aria-label={translate('upload.busy')} />}
      {!field.readOnly && (
        <FormHelperText id={`${id}-limit`} error={false}>
          {!field.multiple
            ? translate('upload.limit', { limit })
            : hint
              ? translate('upload.limitCounted', { count: translate(hint.key, hint.args), limit })
              : translate('upload.limitMany', { count: rules.maxFiles, limit })}
        </FormHelperText>
      )}
      <FormHelperText id={`${id}-help`}>{helperText}</FormHelperText>
      <Box id={`${id}-problems`} role="alert">
        {list.problems.map(({ key, args }, index) => (
          <FormHelperText key={problemKeys[index]} error>
            {translate(key, args)}
          </FormHelperText>
        ))}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {list.news}
      </Box>
    </FormControl>
  );
};

/** A wish to the system's dialog only: telephones then turn their own picture format into JPEG. */
const acceptOf = ({ picture, types }: ReturnType<typeof fileRulesOf>): string | undefined =>
  picture ? PICTURE_TYPES.join(',') : types.join(',') || undefined;

const errorAt = (errors: object, path: string): string | null => {
  const message: unknown = get(errors, `${path}.message`);
  return typeof message === 'string' && message !== '' ? message : null;
};
