import Link from '@mui/material/Link';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { SafeLink } from '../display/SafeLink.tsx';
import { useFileAccess } from './FileAccessContext.tsx';
import type { FileValue } from './fileValue.ts';
import { useDownload } from './useDownload.ts';

/**
 * A file's name: of a stored file it downloads it, of one on another host it leads there, of a new one it is text.
 */
export const FileLink = ({ file }: { readonly file: FileValue }) => {
  const translate = useTranslate();
  const access = useFileAccess();
  const { busy, start } = useDownload(file);
  const name = file.name ?? file.originalFilename ?? '';
  if (file.url === null) return <span>{name}</span>;
  if (!access.isOwn(file.url)) return <SafeLink href={file.url} text={name} />;
  return (
    <Link
      component="button"
      type="button"
      aria-label={translate('upload.download', { name })}
      aria-busy={busy}
      onClick={(event) => {
        // A row of a list opens its record when it is clicked.
        event.stopPropagation();
        start();
      }}
      sx={{ textAlign: 'start', overflowWrap: 'anywhere', minHeight: 24 }}
    >
      {name}
    </Link>
  );
};
