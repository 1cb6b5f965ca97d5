import { useState } from 'react';
import { apiErrorOf } from '../../http/ApiError.ts';
import { errorSentence } from '../../http/errorSentence.ts';
import { useToasts } from '../../ui/toasts/ToastsContext.tsx';
import { cleanFileName } from './cleanFileName.ts';
import { useFileAccess } from './FileAccessContext.tsx';
import type { FileValue } from './fileValue.ts';
import { saveBlob } from './saveBlob.ts';

interface Download {
  readonly busy: boolean;
  readonly start: () => void;
}

/** Reads a stored file and hands it to the browser's downloads; a failure is told in a toast. */
export const useDownload = ({ url, originalFilename }: FileValue): Download => {
  const access = useFileAccess();
  const toasts = useToasts();
  const [busy, setBusy] = useState(false);
  const run = async (address: string): Promise<void> => {
    setBusy(true);
    try {
      saveBlob(await access.read(address), cleanFileName(originalFilename ?? ''));
    } catch (error) {
      if (apiErrorOf(error)?.kind !== 'cancelled') toasts.show({ kind: 'error', text: errorSentence(error) });
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    start: () => {
      if (url !== null && !busy) void run(url);
    },
  };
};
