import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { Fragment, use, type ReactNode } from 'react';
import {
  LinkBase,
  useGetResourceLabel,
  RecordContextProvider,
  useListContext,
  useResourceContext,
  type RaRecord,
} from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { labelOf } from '../../fields/labelOf.ts';
import { RelatedContext } from '../../fields/RelatedContext.ts';
import { fieldLabel } from '../../schema/fieldLabel.ts';
import { isEmpty } from '../../lib/placeholder.ts';
import { kindOf, type Kind } from '../../schema/kinds.ts';
import { isObject, toText } from '../../schema/read.ts';
import { Portrait } from '../../ui/Portrait.tsx';
import { useHasPage, useOpenPath } from '../page/useOpenPath.ts';
import type { ListView } from '../page/ResourceConfig.ts';
import { CardSkeleton } from '../page/Skeletons.tsx';
import { Cell } from '../table/Cell.tsx';
import { columnValue } from '../table/relatedValues.ts';
import { useRelatedRows } from '../table/RelatedRecords.tsx';
import { shownColumns } from '../table/tableView.ts';
import { useColumns, type Column } from '../table/useColumns.ts';
import { useTableView } from '../table/useTableView.ts';
import { CallButton, OpenButton } from './CardActions.tsx';
import { cardParts, factsOf, fixedPaths, isFixed, isPersonName, type CardColumns } from './cardParts.ts';
import { SelectingContext } from './SelectingContext.ts';

/** The rows of a list on a phone: a card each, with the name, two facts, the state and what one does with it there. */
export const CardList = (view: ListView) => {
  const { config, description } = view;
  const translate = useTranslate();
  const resourceLabel = useGetResourceLabel();
  const { resource, selectedIds, filterValues } = useListContext<RaRecord>();
  const { isSelecting } = use(SelectingContext);
  const definition = useDirectory().byName(resource);
  const hasPage = useHasPage(description);
  const [table] = useTableView(config, description);
  const parts = cardParts(config, description, definition, shownColumns(table));
  const read = useColumns(description, Object.values(parts).flat());
  const { columns, pending } = read;
  const ready = useRelatedRows(read);
  const fixed = fixedPaths(config.list, filterValues);
  const hasBoxes = isSelecting || selectedIds.length > 0;
  const of = (paths: readonly string[]) =>
    paths.flatMap((path) => columns.find((one) => one.path === path) ?? []);
  const card: CardColumns = {
    name: of(parts.name),
    facts: of(parts.facts).filter((column) => !LINKS.has(kindOf(column.field)) && !isFixed(column, fixed)),
    state: of(parts.state),
    phones: of(parts.phones),
  };
  // Facts of related records are lines of their own: cards would grow as they come.
  if (pending || ready === null) return <CardSkeleton />;
  return (
    <RelatedContext value={ready.related}>
      {hasBoxes && <SelectCards />}
      <Box
        component="ul"
        aria-label={translate('records.table', { name: resourceLabel(resource, 2) })}
        sx={LIST}
      >
        {ready.rows.map((row) => (
          <Card
            key={row.id}
            row={row}
            columns={card}
            isSelecting={hasBoxes}
            hasPage={hasPage(row)}
            opens={config.head?.opens}
          />
        ))}
      </Box>
    </RelatedContext>
  );
};

/** The cards of the page, all at once, and the way out. */
const SelectCards = () => {
  const translate = useTranslate();
  const { setSelecting } = use(SelectingContext);
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext<RaRecord>();
  const ids = data.map(({ id }) => id);
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between', minHeight: 48 }}>
      <FormControlLabel
        label={translate('bulk.page')}
        control={
          <Checkbox
            checked={ids.every((id) => selectedIds.includes(id))}
            onChange={({ target }) => onSelect(target.checked ? ids : [])}
          />
        }
      />
      <Button
        onClick={() => {
          onUnselectItems();
          setSelecting(false);
        }}
      >
        {translate('lists.cards.done')}
      </Button>
    </Stack>
  );
};

/** A card is one link, and contains no other. */
const LINKS: ReadonlySet<Kind> = new Set<Kind>(['phone', 'email', 'url', 'file', 'files', 'image']);

interface CardProps {
  readonly row: RaRecord;
  readonly columns: CardColumns;
  readonly isSelecting: boolean;
  readonly hasPage: boolean;
  readonly opens: NonNullable<ListView['config']['head']>['opens'];
}

const Card = ({ row, columns, isSelecting, hasPage, opens }: CardProps) => {
  const translate = useTranslate();
  const related = use(RelatedContext);
  const openPath = useOpenPath();
  const resource = useResourceContext() ?? '';
  const directory = useDirectory();
  const definition = directory.byName(resource);
  const { selectedIds, onToggleItem } = useListContext();
  const { toLabel = (text: string) => text } = definition ?? {};
  const words = columns.name
    .flatMap((column) => toText(columnValue(row, column, related)) ?? [])
    .map((word) => toLabel(word));
  const separator = definition?.separator ?? ' ';
  const name = words.join(separator) || labelOf(row, definition);
  const phone = columns.phones.map((column) => toText(columnValue(row, column, related))).find(Boolean);
  const page = hasPage ? openPath(row.id) : null;
  const addsToName = (column: Column): boolean => {
    const value = columnValue(row, column, related);
    if (isEmpty(value)) return false;
    const shown = isObject(value) ? labelOf(value, directory.byPath(column.field.path ?? '')) : value;
    return typeof shown !== 'string' || !name.includes(shown);
  };
  return (
    <RecordContextProvider value={row}>
      <Box component="li" sx={CARD}>
        {isSelecting && (
          <Checkbox
            checked={selectedIds.includes(row.id)}
            onChange={() => onToggleItem(row.id)}
            slotProps={{ input: { 'aria-label': translate('records.select', { name }) } }}
            sx={{ width: 48, height: 48 }}
          />
        )}
        <Box {...(page === null ? {} : { component: LinkBase, to: page })} sx={LINK}>
          {columns.name.some(({ path }) => isPersonName(path)) && <Portrait name={name} size={40} />}
          <Box sx={{ minWidth: 0, flexGrow: 1 }}>
            <Box sx={TITLE}>
              <Box sx={NAME}>
                <span>{words.length > 1 ? inWords(words, columns.name, separator) : name}</span>
              </Box>
              {columns.state.filter(addsToName).map((column) => (
                <Cell key={column.path} row={row} column={column} linked={false} />
              ))}
            </Box>
            {factsOf(columns.facts, addsToName).map((column) => (
              <Box key={column.path} sx={FACT}>
                {fieldLabel(column.field)}{' '}
                <Box component="span" sx={VALUE}>
                  <Cell row={row} column={column} linked={false} />
                </Box>
              </Box>
            ))}
          </Box>
          {!phone && !opens && page !== null && <ChevronRightIcon color="action" sx={CHEVRON} />}
        </Box>
        {phone && <CallButton phone={phone} name={name} />}
        {opens && hasPage && <OpenButton id={row.id} opens={opens} name={name} />}
      </Box>
    </RecordContextProvider>
  );
};

/** Apart, so that each word of a name can have a line of its own. */
const inWords = (words: readonly string[], columns: readonly Column[], separator: string): ReactNode =>
  words.map((word, index) => (
    <Fragment key={columns[index]?.path ?? index}>
      {index > 0 && separator}
      <span>{word}</span>
    </Fragment>
  ));

const LIST = { listStyle: 'none', m: 0, p: 0 } as const;

const CARD = {
  display: 'flex',
  alignItems: 'stretch',
  minWidth: 0,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const;

const LINK = {
  display: 'flex',
  gap: 1.5,
  flex: '1 1 0',
  minWidth: 0,
  minHeight: 48,
  py: 1.25,
  px: 0.5,
  color: 'text.primary',
  textDecoration: 'none',
} as const;

const TITLE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '2px 8px',
} as const;

const NAME = {
  flex: '1 1 104px',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '6',
  overflow: 'hidden',
  // A part of it goes to the next line before it is broken.
  '& > span > span': { display: 'inline-block', maxWidth: 1 },
} as const;

const FACT = { fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' } as const;

const VALUE = { color: 'text.primary' } as const;

/** As wide as an action, so that states are aligned. */
const CHEVRON = { alignSelf: 'center', flex: 'none', mx: 0.75 } as const;
