import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { lazyDialog } from '../page/lazyDialog.tsx';
import type { ListView } from '../page/ResourceConfig.ts';

const Dialog = lazyDialog(async () => (await import('../transfer/ExportDialog.tsx')).ExportDialog);

/** The export alone, where a list offers no other tool. */
export const ExportButton = (props: ListView) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} sx={{ '@media print': { display: 'none' } }}>
        {translate('export.start')}
      </Button>
      {isOpen && <Dialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
};
