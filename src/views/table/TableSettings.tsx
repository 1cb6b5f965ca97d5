import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { fieldLabel } from '../../schema/fieldLabel.ts';
import type { ListView } from '../page/ResourceConfig.ts';
import { useColumns } from './useColumns.ts';
import { moveColumn, toggleColumn } from './tableView.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { useTableView } from './useTableView.ts';

/** Which columns a list shows and in which order; every change is kept and seen at once. */
export const TableSettings = ({
  config,
  description,
  onClose,
}: ListView & { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const [view, setView] = useTableView(config, description);
  const { columns } = useColumns(description, view.order);
  return (
    <DialogFrame
      title={translate('table.title')}
      actions={
        <>
          <Button onClick={onClose}>{translate('form.close')}</Button>
          <Button onClick={() => setView(null)}>{translate('table.reset')}</Button>
        </>
      }
    >
      <Box component="ol" aria-label={translate('table.title')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {columns.map(({ path, field }, index) => {
          const label = fieldLabel(field);
          return (
            <Box component="li" key={path} sx={{ display: 'flex', alignItems: 'center' }}>
              <FormControlLabel
                sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}
                control={
                  <Checkbox
                    size="small"
                    checked={!view.hidden.includes(path)}
                    onChange={() => setView(toggleColumn(view, path))}
                  />
                }
                label={label}
              />
              {MOVES.map(({ key, step, end, Icon }) => (
                <IconButton
                  key={key}
                  size="small"
                  aria-label={translate(`table.${key}`, { label })}
                  aria-disabled={columns[index + step] === undefined}
                  title={columns[index + step] === undefined ? translate(end) : undefined}
                  onClick={() => setView(moveColumn(view, path, step))}
                >
                  <Icon fontSize="small" />
                </IconButton>
              ))}
            </Box>
          );
        })}
      </Box>
    </DialogFrame>
  );
};

const MOVES = [
  { key: 'up', step: -1, end: 'rows.isFirst', Icon: ArrowUpwardIcon },
  { key: 'down', step: 1, end: 'rows.isLast', Icon: ArrowDownwardIcon },
] as const;
