import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { errorSentence } from '../../http/errorSentence.ts';
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
  const id = useId();
  const translate = useTranslate();
  const access = useFileAccess();
  const name = file.name ?? file.originalFilename ?? '';
  const { data, error, isPending } = useQuery({
    queryKey: ['file', file.url, 'picture'],
    queryFn: async ({ signal }) => toShowable(await access.read(file.url ?? '', signal)),
    gcTime: 0,
  });
  return (
    <Dialog open fullWidth maxWidth="lg" aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </DialogTitle>
      <DialogContent>
        {isPending && <LinearProgress aria-label={translate('upload.preview', { name })} />}
        {error && <Alert severity="error">{errorSentence(error)}</Alert>}
        {data === null && <Alert severity="info">{translate('upload.noPreview')}</Alert>}
        {data && (
          <Box sx={{ height: '70vh', '& img': { objectFit: 'contain' } }}>
            <BlobImage picture={data} alt={translate('upload.preview', { name })} />
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('upload.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
