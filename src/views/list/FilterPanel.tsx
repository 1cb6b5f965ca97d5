import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { useListContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { toMap } from '../../schema/read.ts';
import { useIsPhone } from '../../ui/useIsPhone.ts';
import type { ListView } from '../page/ResourceConfig.ts';
import { SchemaFilters } from './SchemaFilters.tsx';

interface FilterPanelProps extends ListView {
  readonly id: string;
  readonly onClose: () => void;
}

/** The filters of a list: a strip over its rows, which follow at once; on a phone a sheet from below. */
export const FilterPanel = (props: FilterPanelProps) => {
  const isPhone = useIsPhone();
  return isPhone ? <Sheet {...props} /> : <Strip {...props} />;
};

const Strip = ({ id, onClose, ...view }: FilterPanelProps) => {
  const translate = useTranslate();
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    strip.current?.querySelector<HTMLElement>('input:not([aria-hidden]), [role="combobox"]')?.focus();
  }, []);
  return (
    <Box ref={strip} component="section" id={id} aria-label={translate('filters.title')} sx={STRIP}>
      <SchemaFilters {...view} />
      <IconButton size="small" aria-label={translate('filters.close')} onClick={onClose}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
};

const Sheet = ({ id, onClose, ...view }: FilterPanelProps) => {
  const translate = useTranslate();
  const title = useId();
  const { filterValues, setFilters, total } = useListContext();
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={onClose}
      slotProps={{
        paper: { id, role: 'dialog', 'aria-modal': true, 'aria-labelledby': title, sx: SHEET },
      }}
    >
      <Typography id={title} component="h2" variant="h6" sx={{ px: 2, pt: 2 }}>
        {translate('filters.title')}
      </Typography>
      <Box sx={{ px: 2, py: 1, overflowY: 'auto' }}>
        <SchemaFilters {...view} />
      </Box>
      <Stack direction="row" sx={{ gap: 1, p: 2, borderTop: 1, borderColor: 'divider' }}>
        <Button onClick={() => setFilters({ q: toMap(filterValues).q })} sx={{ minHeight: 48 }}>
          {translate('filters.clear')}
        </Button>
        <Button variant="contained" onClick={onClose} sx={{ minHeight: 48, flexGrow: 1 }}>
          {total === undefined
            ? translate('filters.uncounted')
            : translate('filters.results', { smart_count: total })}
        </Button>
      </Stack>
    </Drawer>
  );
};

const STRIP = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: 1,
  px: 2,
  py: 1,
  mb: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;

const SHEET = { maxHeight: '85dvh', borderTopLeftRadius: 12, borderTopRightRadius: 12 } as const;
