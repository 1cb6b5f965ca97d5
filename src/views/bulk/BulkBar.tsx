import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { errorSentence } from '../../http/errorSentence.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { allows, allowsUpdate } from '../../schema/description.ts';
import { RelatedActionButton } from '../page/RelatedActionButton.tsx';
import { roomForBar } from '../../ui/roomForBar.tsx';
import { lazyDialog } from '../page/lazyDialog.tsx';
import type { ListView } from '../page/ResourceConfig.ts';
import { BULK_BAR } from './SelectBoxes.tsx';

const BulkEdit = lazyDialog(async () => (await import('./BulkEdit.tsx')).BulkEdit);
const BulkDelete = lazyDialog(async () => (await import('./BulkDelete.tsx')).BulkDelete);

/** Records that one click may select beyond the page. */
const SELECTION_LIMIT = 500;

/** Actions on the selected records of a list; there while some are selected. */
export const BulkBar = ({ config, description }: ListView) => {
  const translate = useTranslate();
  const { resource, data, selectedIds, total = 0, onUnselectItems } = useListContext();
  useEndWithFilter();
  const Actions = config.list?.bulkActions;
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  // A dialog of two steps, or a button that goes with the selection: what opened it has to be remembered.
  const opener = useRef<HTMLElement>(null);
  const show =
    (tool: 'edit' | 'delete') =>
    ({ currentTarget }: MouseEvent<HTMLElement>): void => {
      opener.current = currentTarget;
      setOpen(tool);
    };
  const close = (): void => {
    setOpen(null);
    setTimeout(() => opener.current?.focus({ preventScroll: true }), 0);
  };
  const { isSelecting, selectMore, canSelectMore } = useSelectMore();
  const isLimited = selectedIds.length === SELECTION_LIMIT && total > SELECTION_LIMIT;
  const elsewhere = data ? selectedIds.filter((id) => data.every((row) => row.id !== id)).length : 0;
  return (
    <>
      {selectedIds.length > 0 && ROOM}
      {selectedIds.length > 0 && (
        <Stack id={BULK_BAR} role="toolbar" aria-label={translate('bulk.toolbar')} direction="row" sx={BAR}>
          <Typography role="status" sx={{ mr: 'auto' }}>
            {translate('bulk.selected', { smart_count: selectedIds.length })}
            {elsewhere > 0 && `, ${translate('bulk.elsewhere', { smart_count: elsewhere })}`}
            {isLimited && ` (${translate('bulk.limit', { max: SELECTION_LIMIT, total })})`}
          </Typography>
          {canSelectMore && (
            <Button loading={isSelecting} onClick={selectMore}>
              {translate(total > SELECTION_LIMIT ? 'bulk.selectFirst' : 'bulk.selectAll', {
                smart_count: Math.min(total, SELECTION_LIMIT),
              })}
            </Button>
          )}
          {/* Nothing is done to the page alone while the rest of the selection is on its way. */}
          <Stack
            direction="row"
            inert={isSelecting}
            sx={{ flexWrap: 'wrap', gap: 1, opacity: isSelecting ? 0.4 : 1 }}
          >
            <Button onClick={() => onUnselectItems()}>{translate('bulk.unselect')}</Button>
            {config.list?.relatedActions?.map((action) => (
              <RelatedActionButton
                key={action.resource}
                action={action}
                from={resource}
                ids={selectedIds.map(String)}
              />
            ))}
            {Actions && <Actions ids={selectedIds.map(String)} />}
            {allowsUpdate(description) && !config.readOnly && (
              <Button onClick={show('edit')}>{translate('form.edit')}</Button>
            )}
            {allows(description, 'DELETE') && (
              <Button color="error" onClick={show('delete')}>
                {translate('form.delete')}
              </Button>
            )}
          </Stack>
        </Stack>
      )}
      {open === 'edit' && <BulkEdit config={config} onClose={close} />}
      {open === 'delete' && <BulkDelete owners={config.list?.owners} onClose={close} />}
    </>
  );
};

/** Selects what the list has beyond the page, up to the limit. Not react-admin's own button, which has no text on a phone. */
const useSelectMore = () => {
  const notify = useNotify();
  const { data, selectedIds, total = 0, onSelectAll } = useListContext();
  const [isSelecting, setSelecting] = useState(false);
  const selectMore = (): void => {
    setSelecting(true);
    const onSuccess = (): void => setSelecting(false);
    const onError = (error: unknown): void => {
      setSelecting(false);
      notify(errorSentence(error), { type: 'warning' });
    };
    onSelectAll({ limit: SELECTION_LIMIT, queryOptions: { onSuccess, onError } });
  };
  const canSelectMore =
    selectedIds.length < Math.min(total, SELECTION_LIMIT) &&
    data?.every(({ id }) => selectedIds.includes(id)) === true;
  return { isSelecting, selectMore, canSelectMore };
};

/** A selection belongs to the rows of a query: under another filter or season nobody sees what it contains. */
const useEndWithFilter = (): void => {
  const { filterValues, onUnselectItems } = useListContext();
  const filterKey = JSON.stringify(filterValues ?? {});
  const before = useRef(filterKey);
  useEffect(() => {
    if (before.current === filterKey) return;
    before.current = filterKey;
    onUnselectItems();
  }, [filterKey, onUnselectItems]);
};

/**
 * Over the end of the rows, wherever they are scrolled to: none of them moves when it comes. A low window, one at 200 %,
 * keeps its height for the rows.
 */
const BAR = {
  '@media (min-height: 480px)': { position: 'sticky', bottom: 8, zIndex: 2 },
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  p: 1,
  pl: 2,
  border: 1,
  borderColor: 'primary.main',
  borderRadius: 1,
  bgcolor: 'background.paper',
  boxShadow: 4,
} as const;

const ROOM = roomForBar(72);
