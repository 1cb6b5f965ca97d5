import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { SelectAllButton, useListContext, useTranslate } from 'react-admin';
import { allows, type Description } from '../../schema/description.ts';
import type { ResourceConfig } from '../ResourceConfig.ts';

interface BulkBarProps {
  readonly config: ResourceConfig;
  readonly description: Description;
}

const BulkEdit = lazy(async () => ({ default: (await import('./BulkEdit.tsx')).BulkEdit }));
const BulkDelete = lazy(async () => ({ default: (await import('./BulkDelete.tsx')).BulkDelete }));

/** Records that one click may select beyond the page. */
const SELECTION_LIMIT = 500;

/** What may be done to the selected records of a list; there while some are selected. */
export const BulkBar = ({ config, description }: BulkBarProps) => {
  const translate = useTranslate();
  const { selectedIds, onUnselectItems } = useListContext();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <>
      {selectedIds.length > 0 && (
        <Stack
          role="toolbar"
          aria-label={translate('bulk.toolbar')}
          direction="row"
          sx={{
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            p: 1,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          <Typography role="status" sx={{ mr: 'auto' }}>
            {translate('bulk.selected', { smart_count: selectedIds.length })}
          </Typography>
          <SelectAllButton limit={SELECTION_LIMIT} />
          <Button onClick={() => onUnselectItems()}>{translate('bulk.unselect')}</Button>
          {allows(description, 'PUT') && (
            <Button onClick={() => setOpen('edit')}>{translate('form.edit')}</Button>
          )}
          {allows(description, 'DELETE') && (
            <Button color="error" onClick={() => setOpen('delete')}>
              {translate('form.delete')}
            </Button>
          )}
        </Stack>
      )}
      <Suspense fallback={null}>
        {open === 'edit' && <BulkEdit config={config} onClose={close} />}
        {open === 'delete' && <BulkDelete onClose={close} />}
      </Suspense>
    </>
  );
};
