import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { errorSentence } from '../../http/errorSentence.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { BlobImage } from './BlobImage.tsx';
import { useFileAccess } from './FileAccessContext.tsx';
import type { FileValue } from './fileValue.ts';
import { toShowable } from './toShowable.ts';

interface FilePreviewProps {
  readonly file: FileValue;
  readonly onClose: () => void;
}

/** A stored picture as large as the window, out of memory: what is no picture by its bytes is not shown. */
export const FilePreview = ({ file, onClose }: FilePreviewProps) => {
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
