import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState, type MouseEvent } from 'react';
import { formatDay } from '../../lib/dates.ts';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import { toKeys } from '../../lib/toKeys.ts';
import { toList } from '../../schema/read.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { errorSentence } from '../../http/errorSentence.ts';
import { useToasts } from '../../ui/toasts/ToastsContext.tsx';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import type { DisplayProps } from '../FieldProps.ts';
import { FileLink } from './FileLink.tsx';
import { fromFileValue, type FileValue } from './fileValue.ts';
import { useFileSize } from './useFileSize.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { useFileAccess } from './FileAccessContext.tsx';
import { isPictureType } from './pictureTypes.ts';
import { sniffType } from './sniffType.ts';
import { BlobImage } from './BlobImage.tsx';
import { toShowable } from './toShowable.ts';

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

/** Shows a stored picture over the page, a PDF in a tab of the browser's own reader; nothing for other files. */
const LookButton = ({ file }: { readonly file: FileValue }) => {
  const translate = useTranslate();
  const access = useFileAccess();
  const toasts = useToasts();
  const [isOpen, setOpen] = useState(false);
  const { url, mimeType } = file;
  const isPdf = mimeType === PDF;
  if (url === null || !access.isOwn(url) || !(isPdf || (mimeType !== null && isPictureType(mimeType))))
    return null;
  const name = file.name ?? file.originalFilename ?? '';
  const look = async (event: MouseEvent): Promise<void> => {
    // A row of a list opens its record when it is clicked.
    event.stopPropagation();
    if (!isPdf) return setOpen(true);
    // Opened within the click, or the browser would take it for an advertisement.
    const tab = window.open('', '_blank');
    try {
      const bytes = await (await access.read(url)).arrayBuffer();
      // Whatever it is called: markup would run in our own name.
      const isTrue = sniffType(new Uint8Array(bytes)) === PDF;
      if (!isTrue) tab?.close();
      if (!isTrue || !tab) return toasts.show({ kind: 'error', text: translate('upload.noPreview') });
      const address = URL.createObjectURL(new Blob([bytes], { type: PDF }));
      tab.opener = null;
      tab.location.href = address;
      setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
    } catch (error) {
      tab?.close();
      toasts.show({ kind: 'error', text: errorSentence(error) });
    }
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={translate('upload.look', { name })}
        title={translate('upload.look', { name })}
        onClick={(event) => void look(event)}
      >
        <VisibilityIcon fontSize="small" />
      </IconButton>
      {isOpen && <FilePreview file={file} onClose={() => setOpen(false)} />}
    </>
  );
};

const PDF = 'application/pdf';
/** Time for the reader to load it. */
const KEPT_MS = 60_000;

interface FilePreviewProps {
  readonly file: FileValue;
  readonly onClose: () => void;
}

/** A stored picture as large as the window, out of memory: what is no picture by its bytes is not shown. */
const FilePreview = ({ file, onClose }: FilePreviewProps) => {
  const translate = useTranslate();
  const access = useFileAccess();
  const name = file.name ?? file.originalFilename ?? '';
  const { data, error, isPending } = useQuery({
    queryKey: ['file', file.url, 'picture'],
    queryFn: async ({ signal }) => toShowable(await access.read(file.url ?? '', signal)),
    gcTime: 0,
  });
  return (
    <DialogFrame wide title={name} actions={<Button onClick={onClose}>{translate('upload.close')}</Button>}>
      {isPending && <LinearProgress aria-label={translate('upload.preview', { name })} />}
      {error && <Alert severity="error">{errorSentence(error)}</Alert>}
      {data === null && <Alert severity="info">{translate('upload.noPreview')}</Alert>}
      {data && (
        <Box sx={{ height: '70vh', '& img': { objectFit: 'contain' } }}>
          <BlobImage picture={data} alt={translate('upload.preview', { name })} />
        </Box>
      )}
    </DialogFrame>
  );
};
