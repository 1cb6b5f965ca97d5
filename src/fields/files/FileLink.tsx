import Link from '@mui/material/Link';
import { useState } from 'react';
import { apiErrorOf } from '../../http/ApiError.ts';
import { errorSentence } from '../../http/errorSentence.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useToasts } from '../../ui/toasts/ToastsContext.tsx';
import { SafeLink } from '../display/SafeLink.tsx';
import { cleanFileName } from './cleanFileName.ts';
import { useFileAccess } from './FileAccessContext.tsx';
import type { FileValue } from './fileValue.ts';
import { saveBlob } from './saveBlob.ts';

/**
 * A file's name: of a stored file it downloads it, of one on another host it leads there, of a new one it is text.
 */
export const FileLink = ({ file }: { readonly file: FileValue }) => {
  const translate = useTranslate();
  const access = useFileAccess();
  const toasts = useToasts();
  const { url, originalFilename } = file;
  const [busy, setBusy] = useState(false);
  const download = async (address: string): Promise<void> => {
    setBusy(true);
    try {
      saveBlob(await access.read(address), cleanFileName(originalFilename ?? ''));
    } catch (error) {
      if (apiErrorOf(error)?.kind !== 'cancelled') toasts.show({ kind: 'error', text: errorSentence(error) });
    } finally {
      setBusy(false);
    }
  };
  const name = file.name ?? originalFilename ?? '';
  if (url === null) return <span>{name}</span>;
  if (!access.isOwn(url)) return <SafeLink href={url} text={name} />;
  return (
    <Link
      component="button"
      type="button"
      aria-label={translate('upload.download', { name })}
      aria-busy={busy}
      onClick={(event) => {
        // A row of a list opens its record when it is clicked.
        event.stopPropagation();
        if (!busy) void download(url);
      }}
      sx={{ textAlign: 'start', overflowWrap: 'anywhere', minHeight: 24 }}
    >
      {name}
    </Link>
  );
};
