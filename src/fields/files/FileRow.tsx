import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { FileLink } from './FileLink.tsx';
import type { FileValue } from './fileValue.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { useFileSize } from './useFileSize.ts';

interface FileRowProps {
  readonly file: FileValue;
  /** The server's message on this file. */
  readonly error: string | null;
  readonly disabled: boolean;
  readonly onRemove: () => void;
}

/** One file of a field: preview, name, size and the way to take it out. */
export const FileRow = ({ file, error, disabled, onRemove }: FileRowProps) => {
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
