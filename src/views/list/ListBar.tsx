import FilterListIcon from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { use, useId, useState } from 'react';
import { useGetResourceLabel, useListContext } from 'react-admin';
import { leavesNothing } from '../../http/ApiError.ts';
import { counted } from '../../i18n/counted.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { Description } from '../../schema/description.ts';
import { ICON_BUTTON } from '../../ui/ActionMenu.tsx';
import { useIsPhone } from '../../ui/useIsPhone.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { lazyDialog } from '../page/lazyDialog.tsx';
import { PlaceContext } from '../page/PlaceContext.ts';
import type { ListView } from '../page/ResourceConfig.ts';
import { toFilter, useScope } from '../page/ScopeContext.tsx';
import { ViewHeader } from '../page/ViewHeader.tsx';
import { CreateButton } from './CreateButton.tsx';
import { FilterChips } from './FilterChips.tsx';
import { filterLeaves } from './filterLeaves.ts';
import { ListActions } from './ListActions.tsx';
import { OwnRowsFilter } from './OwnRowsFilter.tsx';
import { pageSizeOf } from './pageCount.ts';
import { SearchBox } from './SearchBox.tsx';

/** Forms, pickers and calendars are in there: they come with the first opening. */
const FilterPanel = lazyDialog(async () => (await import('./FilterPanel.tsx')).FilterPanel);

/** A row of chips keeps its room until it is known what they are called. */
const Room = () => <Box sx={{ minHeight: { xs: 32, sm: 28 } }} />;

interface ListBarProps extends Pick<ListView, 'config'> {
  /** Null while it is loading: what needs it keeps its room. */
  readonly description: Description | null;
}

/** Bar over a list: title and number of rows, search, filters, tools; below them the filters that are set. */
export const ListBar = ({ config, description }: ListBarProps) => {
  const label = useGetResourceLabel();
  const panel = useId();
  const isPhone = useIsPhone();
  const { resource, filterValues } = useListContext();
  const [isOpen, setOpen] = useState(false);
  const { parents = [], title } = use(PlaceContext);
  const isNamed = title !== undefined && config.list?.above !== undefined;
  const view = description && { config, description };
  const Own = config.list?.actions;
  const count = filterLeaves(filterValues).length;
  // The server says that it filters by nothing: there is no panel to open.
  const isUnfiltered = description?.filters?.length === 0;
  const filters = (
    <FilterButton
      count={count}
      isPhone={isPhone}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panel : undefined}
      onClick={() => setOpen(!isOpen)}
    />
  );
  const tools = view ? <Tools {...view} isPhone={isPhone} /> : <Box sx={isPhone ? ICON_BUTTON : TOOLS} />;
  const countLine = <ListCount key="count" isNamed={isNamed} />;
  const create = <CreateButton key="create" {...{ config, description, isPhone, isNamed }} />;
  const line = (
    <Stack key="line" direction="row" sx={isPhone ? LINE : IN_LINE}>
      <SearchBox description={description} />
      {(count > 0 || !isUnfiltered) && filters}
      {tools}
    </Stack>
  );
  return (
    <Box sx={parents?.length === 0 ? TOP_BAR : BAR}>
      <ViewHeader
        title={label(resource, 2)}
        parents={[]}
        actions={
          // By keys: a dialog of the tools stays open while the phone is turned.
          isPhone ? [countLine, create, line] : [countLine, Own && <Own key="own" />, line, create]
        }
      />
      {isOpen && view && <FilterPanel {...view} id={panel} onClose={() => setOpen(false)} />}
      <Stack direction="row" sx={CONDITIONS}>
        <OwnRowsFilter config={config} />
        {isPhone && Own && (
          <div>
            <Own />
          </div>
        )}
        {count > 0 && (view ? <FilterChips {...view} /> : <Room />)}
      </Stack>
    </Box>
  );
};

const Tools = (props: ListView & { readonly isPhone: boolean }) => (
  <ListActions {...props} defaults={toFilter(useScope(props.config.list?.preset))} />
);

interface FilterButtonProps extends Pick<ButtonProps, 'aria-expanded' | 'aria-controls' | 'onClick'> {
  /** Filters that are set. */
  readonly count: number;
  readonly isPhone: boolean;
}

const FilterButton = ({ count, isPhone, ...button }: FilterButtonProps) => {
  const translate = useTranslate();
  const label = count > 0 ? translate('filters.set', { count }) : translate('filters.title');
  return (
    <Button
      color={count > 0 ? 'primary' : 'inherit'}
      {...(isPhone
        ? {
            sx: ICON_BUTTON,
            children: (
              <>
                <FilterListIcon />
                {count > 0 && <span aria-hidden="true">{count}</span>}
                <Box component="span" sx={visuallyHidden}>
                  {label}
                </Box>
              </>
            ),
          }
        : { startIcon: <FilterListIcon />, children: label })}
      {...button}
    />
  );
};

/** Number of results, by their name where the title of the page is that of something above them; announced when it changes. */
const ListCount = ({ isNamed }: { readonly isNamed: boolean }) => {
  const translate = useTranslate();
  const label = useGetResourceLabel();
  const { resource, isPending, error, total, data, page, perPage, meta } = useListContext();
  const loaded = data?.length ?? 0;
  const rows = total ?? (loaded > 0 ? (page - 1) * pageSizeOf({ meta, perPage }) + loaded : 0);
  const key = total === undefined ? 'records.moreThan' : 'records.count';
  const words =
    isNamed && total !== undefined
      ? counted(rows, label(resource, 2))
      : translate(key, { smart_count: rows });
  return (
    <Typography role="status" variant="body2" color="text.secondary" noWrap sx={COUNT}>
      {!isPending && !leavesNothing(error, data) && rows > 0 && words}
    </Typography>
  );
};

/** Title, number and tools share one line, the number beside the title; on a phone search and tools get a second one. */
const BAR = {
  '& header': { mb: { xs: 0.5, sm: 1 } },
  '& header h1': {
    flex: { xs: '1 1 0', sm: '0 1 auto' },
    alignContent: 'center',
    minWidth: 0,
    minHeight: { xs: 44, sm: 37 },
    mr: { sm: 1 },
  },
  '& header div:has(> h1)': { gap: 1 },
  '@media screen': { '& header h1 + div': { display: 'contents' } },
} as const;

/** A phone shows no way back to the home alone: rows come first, and its menu leads there. */
const TOP_BAR = { ...BAR, '& header nav': { display: { xs: 'none', sm: 'block' } } } as const;

/** On a phone its room is kept until it comes, or the title would be wrapped then. */
const COUNT = { mr: 'auto', minWidth: { xs: 72, sm: 0 }, textAlign: { xs: 'end', sm: 'start' } } as const;

const LINE = { flex: '1 0 100%', gap: 0.5 } as const;

/** Its parts are in the line of the title. */
const IN_LINE = { display: 'contents' } as const;

/** As wide as the tools. */
const TOOLS = { width: 100 } as const;

/** One line on a phone, which moves sideways. */
const CONDITIONS = {
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollbarWidth: 'none',
  alignItems: 'center',
  gap: 1,
  minHeight: { xs: 44, sm: 'auto' },
  mb: { xs: 0.5, sm: 1 },
  '& > *': { flex: { xs: 'none', sm: '0 1 auto' } },
  '& .MuiToggleButton-root': { minHeight: { xs: 44, sm: 0 } },
  '&:empty': { display: 'none' },
} as const;
