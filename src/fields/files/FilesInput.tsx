import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { get, useFormState } from 'react-hook-form';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import { toKeys } from '../../lib/toKeys.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { useFieldHint } from '../FieldHints.tsx';
import type { InputProps } from '../FieldProps.ts';
import { useInputState } from '../input/useInputState.ts';
import { countHint } from '../rows/countHint.ts';
import type { FileProblem } from './acceptFile.ts';
import { FileDrop } from './FileDrop.tsx';
import { fileRulesOf, type FileRules } from './fileRules.ts';
import { fromFileValue, type FileValue } from './fileValue.ts';
import { PICTURE_TYPES } from './pictureTypes.ts';
import { useFileList } from './useFileList.ts';
import { useFileSize } from './useFileSize.ts';
import { FileLink } from './FileLink.tsx';
import { Thumbnail } from './Thumbnail.tsx';

/** The files of a field: a list of those it holds and a place to choose or drop more. */
export const FilesInput = (props: InputProps) => {
  const { field, source } = props;
  const translate = useTranslate();
  const rules = fileRulesOf(field, useFieldHint(source).picture);
  const list = useFileList(field, source, rules);
  // The bounds of the number are in the line of the limits already.
  const uncounted = { ...props, field: { ...field, count: null } };
  const { id, label, required, error, helperText, disabled } = useInputState(uncounted);
  const input = useRef<HTMLInputElement | null>(null);
  const wording = field.multiple ? 'Many' : rules.picture ? 'Picture' : '';
  const remove = (index: number): void => {
    list.remove(index);
    // The button that had the focus is gone.
    input.current?.focus();
  };
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
          <Files source={source} items={list.items} disabled={disabled} onRemove={remove} />
        )}
      </FileDrop>
      {list.busy && <LinearProgress aria-label={translate('upload.busy')} />}
      {!field.readOnly && <Limit id={`${id}-limit`} field={field} rules={rules} size={list.items.length} />}
      <FormHelperText id={`${id}-help`}>{helperText}</FormHelperText>
      <Problems id={`${id}-problems`} problems={list.problems} />
      <Box role="status" sx={visuallyHidden}>
        {list.news}
      </Box>
    </FormControl>
  );
};

interface FilesProps {
  readonly source: string;
  readonly items: readonly unknown[];
  readonly disabled: boolean;
  readonly onRemove: (index: number) => void;
}

const Files = ({ source, items, disabled, onRemove }: FilesProps) => {
  const translate = useTranslate();
  const { errors } = useFormState({ name: source });
  const files = items.map(fromFileValue);
  // A file may be in a list twice.
  const keys = toKeys(files.map((file) => `${file?.url ?? ''} ${file?.originalFilename} ${file?.size}`));
  return (
    <Box component="ul" aria-label={translate('upload.list')} sx={LIST}>
      {files.map((file, index) =>
        file ? (
          <FileRow
            key={keys[index]}
            file={file}
            error={errorAt(errors, `${source}.${index}`)}
            disabled={disabled}
            onRemove={() => onRemove(index)}
          />
        ) : null,
      )}
    </Box>
  );
};

const LIST = { listStyle: 'none', p: 0, m: 0, mb: 1.5 } as const;

interface LimitProps {
  readonly id: string;
  readonly field: FieldDescription;
  readonly rules: FileRules;
  /** Files that the field holds so far. */
  readonly size: number;
}

/** How many files the field takes, and how large. */
const Limit = ({ id, field, rules, size }: LimitProps) => {
  const translate = useTranslate();
  const limit = useFileSize()(rules.maxBytes);
  const hint = countHint(field.count, size);
  return (
    <FormHelperText id={id} error={false}>
      {!field.multiple
        ? translate('upload.limit', { limit })
        : hint
          ? translate('upload.limitCounted', { count: translate(hint.key, hint.args), limit })
          : translate('upload.limitMany', { smart_count: rules.maxFiles, limit })}
    </FormHelperText>
  );
};

interface ProblemsProps {
  readonly id: string;
  readonly problems: readonly FileProblem[];
}

const Problems = ({ id, problems }: ProblemsProps) => {
  const translate = useTranslate();
  // A file may be refused twice.
  const keys = toKeys(problems.map(({ key, args }) => `${key} ${JSON.stringify(args)}`));
  return (
    <Box id={id} role="alert">
      {problems.map(({ key, args }, index) => (
        <FormHelperText key={keys[index]} error>
          {translate(key, args)}
        </FormHelperText>
      ))}
    </Box>
  );
};

/** A wish to the system's dialog only: telephones then turn their own picture format into JPEG. */
const acceptOf = ({ picture, types }: FileRules): string | undefined =>
  picture ? PICTURE_TYPES.join(',') : types.join(',') || undefined;

const errorAt = (errors: object, path: string): string | null => {
  const message: unknown = get(errors, `${path}.message`);
  return typeof message === 'string' && message !== '' ? message : null;
};

interface FileRowProps {
  readonly file: FileValue;
  /** The server's message on this file. */
  readonly error: string | null;
  readonly disabled: boolean;
  readonly onRemove: () => void;
}

/** One file of a field: preview, name, size and the way to take it out. */
const FileRow = ({ file, error, disabled, onRemove }: FileRowProps) => {
  const translate = useTranslate();
  const sizeOf = useFileSize();
  const name = file.originalFilename ?? '';
  return (
    <Stack component="li" direction="row" sx={{ gap: 1.5, alignItems: 'center', py: 0.5 }}>
      <Thumbnail file={file} side={48} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <FileLink file={file} />
        {file.size !== null && (
          <Typography variant="body2" color="text.secondary">
            {sizeOf(file.size)}
          </Typography>
        )}
        {error !== null && <FormHelperText error>{error}</FormHelperText>}
      </Box>
      <IconButton
        aria-label={translate('upload.remove', { name })}
        title={translate('upload.remove', { name })}
        disabled={disabled}
        onClick={onRemove}
      >
        <DeleteIcon />
      </IconButton>
    </Stack>
  );
};
