import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { lazyDialog } from '../../../views/page/lazyDialog.tsx';

const Dialog = lazyDialog(async () => (await import('./DuplicatesDialog.tsx')).DuplicatesDialog);

/** Opens the search for people whom the club has twice. */
export const DuplicatesButton = () => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{translate('duplicates.open')}</Button>
      {isOpen && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
};
