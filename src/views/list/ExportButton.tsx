import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { Description } from '../../schema/description.ts';
import { lazyDialog } from '../page/lazyDialog.tsx';
import type { ResourceConfig } from '../page/ResourceConfig.ts';

interface ExportButtonProps {
  readonly config: ResourceConfig;
  readonly description: Description;
}

const Dialog = lazyDialog(async () => (await import('../transfer/ExportDialog.tsx')).ExportDialog);

/** The export alone, where a list offers no other tool. */
export const ExportButton = (props: ExportButtonProps) => {
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
