import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDay } from '../../lib/dates.ts';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import { toKeys } from '../../lib/toKeys.ts';
import { toList } from '../../schema/read.ts';
import type { DisplayProps } from '../FieldProps.ts';
import { FileLink } from './FileLink.tsx';
import { fromFileValue, type FileValue } from './fileValue.ts';
import { LookButton } from './LookButton.tsx';
import { useFileSize } from './useFileSize.ts';
import { Thumbnail } from './Thumbnail.tsx';

/** Name, description, size and date of each file; the name downloads it. */
export const FilesDisplay = ({ field, value }: DisplayProps) => {
  const files = (field.multiple ? toList(value) : [value]).map(fromFileValue).filter((file) => file !== null);
  if (files.length === 0) return PLACEHOLDER;
  const keys = toKeys(files.map((file) => `${file.url ?? file.originalFilename}`));
  return (
    <Stack sx={{ gap: 0.5 }}>
      {files.map((file, index) => (
        <FileLine key={keys[index]} file={file} />
      ))}
    </Stack>
  );
};

const FileLine = ({ file }: { readonly file: FileValue }) => {
  const sizeOf = useFileSize();
  const details = [
    file.description,
    file.size === null ? null : sizeOf(file.size),
    formatDay(file.dateCreated),
  ].filter((detail) => detail !== null);
  return (
    <Box>
      <FileLink file={file} />
      <LookButton file={file} />
      {details.length > 0 && (
        <Typography component="div" variant="caption" color="text.secondary">
          {details.join(' · ')}
        </Typography>
      )}
    </Box>
  );
};

const SIDE = 64;

export const ImageDisplay = ({ value }: DisplayProps) => {
  const file = fromFileValue(value);
  return file ? <Thumbnail file={file} side={SIDE} /> : PLACEHOLDER;
};
