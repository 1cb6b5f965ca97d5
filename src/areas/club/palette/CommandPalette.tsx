import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';
import { PaletteSearch } from './PaletteSearch.tsx';

interface CommandPaletteProps {
  readonly onClose: () => void;
}

/** One field to go anywhere, above every page; the whole screen on a phone. */
export const CommandPalette = ({ onClose }: CommandPaletteProps) => {
  const translate = useTranslate();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} fullWidth maxWidth="sm" sx={FRAME}>
      <DialogTitle sx={visuallyHidden}>{translate('palette.label')}</DialogTitle>
      <PaletteSearch onClose={onClose} />
    </Dialog>
  );
};

const FRAME = {
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': { mt: { sm: '10vh' }, maxHeight: { sm: '75vh' } },
} as const;
