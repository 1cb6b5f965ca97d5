import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import { useState, type MouseEvent } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { errorSentence } from '../../http/errorSentence.ts';
import { useToasts } from '../../ui/toasts/ToastsContext.tsx';
import { useFileAccess } from './FileAccessContext.tsx';
import { FilePreview } from './FilePreview.tsx';
import type { FileValue } from './fileValue.ts';
import { isPictureType } from './pictureTypes.ts';
import { sniffType } from './sniffType.ts';

/** Shows a stored picture over the page, a PDF in a tab of the browser's own reader; nothing for other files. */
export const LookButton = ({ file }: { readonly file: FileValue }) => {
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
