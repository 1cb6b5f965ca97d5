import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { ToolDialog } from '../../../views/dialogs/ToolDialog.tsx';
import { commandKey } from '../palette/PaletteButton.tsx';

const KEYS = ['palette', 'newTab', 'move', 'choose', 'close', 'skip'] as const;

/** Keyboard shortcuts. */
export const Shortcuts = ({ onClose }: { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const command = translate(`header.keys.${commandKey()}`);
  return (
    <ToolDialog
      title={translate('header.shortcuts')}
      actions={<Button onClick={onClose}>{translate('form.close')}</Button>}
    >
      <Box component="dl" sx={LIST}>
        {KEYS.map((key) => (
          <Box key={key} sx={{ display: 'contents' }}>
            <dt>{translate(`shortcuts.${key}.keys`, { command })}</dt>
            <dd>{translate(`shortcuts.${key}.does`)}</dd>
          </Box>
        ))}
      </Box>
    </ToolDialog>
  );
};

const LIST = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 3,
  rowGap: 1.5,
  m: 0,
  '& dt': { fontWeight: 600 },
  '& dd': { m: 0, color: 'text.secondary' },
} as const;
