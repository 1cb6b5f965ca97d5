import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useListContext, useNavigate, useStore } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useListKey } from '../page/PlaceContext.ts';
import type { ResourceConfig } from '../page/ResourceConfig.ts';
import { startSort } from './startSort.ts';
import { parseSavedViews, toSearch, withView, type SavedView } from './parseSavedViews.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { PREFERENCES } from '../table/useTableView.ts';

interface SavedViewsProps {
  readonly config: ResourceConfig;
  /** Filters that the list starts with. */
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly onClose: () => void;
}

/** The reader's own views of a list: take one, keep the present one, delete, or go back to the start. */
export const SavedViews = ({ config, defaults, onClose }: SavedViewsProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { filterValues, displayedFilters, sort, perPage } = useListContext();
  const key = useListKey();
  const [stored, setStored] = useStore<unknown>(`${PREFERENCES}${key}.views`, null);
  const [table, setTable] = useStore<unknown>(`${PREFERENCES}${key}.table`, null);
  const views = parseSavedViews(stored);

  const apply = (view: Omit<SavedView, 'name'>): void => {
    setTable(view.table);
    navigate({ search: toSearch(view) });
    onClose();
  };
  const save = (name: string): void => {
    const view = { name, filter: filterValues, displayedFilters, sort, perPage, table };
    setStored(withView(views, view));
  };
  return (
    <DialogFrame
      title={translate('views.title')}
      actions={
        <>
          <Button onClick={onClose}>{translate('form.close')}</Button>
          <Button onClick={() => apply({ ...START, sort: startSort(config), filter: defaults })}>
            {translate('views.reset')}
          </Button>
        </>
      }
    >
      {views.length === 0 && <Typography sx={{ mb: 2 }}>{translate('views.none')}</Typography>}
      <Box component="ul" aria-label={translate('views.title')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {views.map((view) => (
          <Stack component="li" key={view.name} direction="row" sx={{ alignItems: 'center', gap: 1 }}>
            <Button
              sx={{ flexGrow: 1, justifyContent: 'flex-start', overflowWrap: 'anywhere' }}
              onClick={() => apply(view)}
            >
              {view.name}
            </Button>
            <Button
              color="error"
              aria-label={translate('views.delete', { name: view.name })}
              onClick={() => setStored(views.filter((other) => other !== view))}
            >
              {translate('form.delete')}
            </Button>
          </Stack>
        ))}
      </Box>
      <NewView onSave={save} />
    </DialogFrame>
  );
};

/** Name under which the present view is kept. */
const NewView = ({ onSave }: { readonly onSave: (name: string) => void }) => {
  const id = useId();
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  return (
    <Stack
      component="form"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 1, mt: 2, alignItems: { sm: 'center' } }}
      onSubmit={(event) => {
        event.preventDefault();
        if (name === '') return;
        onSave(name);
        setTyped('');
      }}
    >
      <TextField
        id={id}
        label={translate('views.name')}
        helperText={translate('views.hint')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { maxLength: 80 } }}
        fullWidth
      />
      <Button
        type="submit"
        disabled={name === ''}
        aria-describedby={`${id}-helper-text`}
        sx={{ flexShrink: 0 }}
      >
        {translate('views.save')}
      </Button>
    </Stack>
  );
};

/** The list before anybody has touched it. */
const START: Omit<SavedView, 'name' | 'filter' | 'sort'> = {
  displayedFilters: {},
  perPage: 25,
  table: null,
};
