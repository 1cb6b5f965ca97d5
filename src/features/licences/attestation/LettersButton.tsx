import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { lazyDialog } from '../../../views/page/lazyDialog.tsx';
import type { BulkActionProps } from '../../../views/page/ResourceConfig.ts';

const LettersDialog = lazyDialog(async () => (await import('./LettersDialog.tsx')).LettersDialog);

/** Prints the attestations of the selected licences. */
export const LettersButton = ({ ids }: BulkActionProps) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{translate('attestation.many.action')}</Button>
      {isOpen && <LettersDialog ids={ids} onClose={() => setOpen(false)} />}
    </>
  );
};
