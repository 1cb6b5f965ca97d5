import FilterListIcon from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useGetResourceLabel, useListContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { lazyDialog } from '../page/lazyDialog.tsx';
import type { ListView } from '../page/ResourceConfig.ts';
import { toFilter, useScope } from '../page/ScopeContext.tsx';
import { ViewHeader } from '../page/ViewHeader.tsx';
import { CreateButton } from './CreateButton.tsx';
import { filterLeaves } from './filterLeaves.ts';
import { ListActions } from './ListActions.tsx';
import { OwnRowsFilter } from './OwnRowsFilter.tsx';
import { SearchBox } from './SearchBox.tsx';

/** Forms, pickers and calendars are in there: they come with the first opening. */
const FilterPanel = lazyDialog(async () => (await import('./FilterPanel.tsx')).FilterPanel);

/** A row of chips keeps its room while its code is on its way. */
const Room = () => <Box sx={{ minHeight: { xs: 40, sm: 28 } }} />;
const FilterChips = lazyPart<ListView>(async () => (await import('./FilterChips.tsx')).FilterChips, {
  Loader: Room,
  Failure: Room,
});

/** What stands over a list: title and number of rows, search, filters, tools; below them the filters that are set. */
export const ListBar = (view: ListView) => {
  const { config } = view;
  const label = useGetResourceLabel();
  const translate = useTranslate();
  const panel = useId();
  const { resource, filterValues } = useListContext();
  const preset = toFilter(useScope(config.list?.preset));
  const [isOpen, setOpen] = useState(false);
  const Own = config.list?.actions;
  const count = filterLeaves(filterValues).length;
  return (
    <Box sx={BAR}>
      <ViewHeader
        title={label(resource, 2)}
        parents={[]}
        actions={
          <>
            <ListCount />
            {Own && <Own />}
            <SearchBox />
            <Button
              color={count > 0 ? 'primary' : 'inherit'}
              startIcon={<FilterListIcon />}
              aria-expanded={isOpen}
              aria-controls={isOpen ? panel : undefined}
              onClick={() => setOpen(!isOpen)}
            >
              {count > 0 ? translate('filters.set', { count }) : translate('filters.title')}
            </Button>
            <ListActions {...view} defaults={preset} />
            <CreateButton {...view} />
          </>
        }
      />
      {isOpen && <FilterPanel {...view} id={panel} onClose={() => setOpen(false)} />}
      <Stack direction="row" sx={CONDITIONS}>
        <OwnRowsFilter config={config} />
        {count > 0 && <FilterChips {...view} />}
      </Stack>
    </Box>
  );
};

/** How many results there are; announced when it changes. */
const ListCount = () => {
  const translate = useTranslate();
  const { isPending, error, total, data } = useListContext();
  const held = data?.length ?? 0;
  const rows = total ?? held;
  return (
    <Typography role="status" variant="body2" color="text.secondary" noWrap sx={{ mr: 'auto' }}>
      {!isPending && !error && rows > 0 && translate('records.count', { smart_count: rows })}
    </Typography>
  );
};

/** Title, number and tools stand in one line, the number beside the title; on a phone the search takes the next. */
const BAR = {
  '& header': { mb: 1 },
  '& header h1': { flexGrow: 0, mr: 1 },
  '& header div:has(> h1)': { gap: 1 },
  '@media screen': { '& header h1 + div': { display: 'contents' } },
} as const;

const CONDITIONS = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mb: 1,
  '&:empty': { display: 'none' },
} as const;
