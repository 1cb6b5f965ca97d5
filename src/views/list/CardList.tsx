import AssignmentIcon from '@mui/icons-material/AssignmentOutlined';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import PhoneIcon from '@mui/icons-material/Phone';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { use, useState } from 'react';
import {
  LinkBase,
  useGetResourceLabel,
  RecordContextProvider,
  useCreatePath,
  useListContext,
  useResourceContext,
  type RaRecord,
} from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { labelOf } from '../../fields/labelOf.ts';
import { RelatedContext } from '../../fields/RelatedContext.ts';
import { useFieldLabel } from '../../fields/useFieldLabel.ts';
import { toPhoneDigits } from '../../lib/phone.ts';
import { isEmpty } from '../../lib/placeholder.ts';
import { kindOf, type Kind } from '../../schema/kinds.ts';
import { toText } from '../../schema/read.ts';
import { Portrait } from '../../ui/Portrait.tsx';
import { maySelect } from '../bulk/maySelect.ts';
import { useOpenPath } from '../page/useOpenPath.ts';
import type { ListView } from '../page/ResourceConfig.ts';
import { Cell } from '../table/Cell.tsx';
import { columnValue } from '../table/relatedValues.ts';
import { RelatedRecords } from '../table/RelatedRecords.tsx';
import { useColumns } from '../table/useColumns.ts';
import { cardParts, factsOf, isPersonName, type CardColumns } from './cardParts.ts';

/** The rows of a list on a phone: a card each, with the name, two facts, the state and what one does with it there. */
export const CardList = (view: ListView) => {
  const { config, description } = view;
  const translate = useTranslate();
  const resourceLabel = useGetResourceLabel();
  const { resource, data = [], selectedIds, onSelect, onUnselectItems } = useListContext<RaRecord>();
  const definition = useDirectory().byName(resource);
  const parts = cardParts(config, description, definition);
  const { columns } = useColumns(description, Object.values(parts).flat());
  const [isSelecting, setSelecting] = useState(selectedIds.length > 0);
  const ids = data.map(({ id }) => id);
  const held = ids.filter((id) => selectedIds.includes(id)).length;
  const of = (paths: readonly string[]) =>
    paths.flatMap((path) => columns.find((one) => one.path === path) ?? []);
  const card: CardColumns = {
    name: of(parts.name),
    facts: of(parts.facts).filter(({ field }) => !LINKS.has(kindOf(field))),
    state: of(parts.state),
    phones: of(parts.phones),
  };
  return (
    <RelatedRecords columns={columns}>
      {maySelect(config, description) && (
        <Stack direction="row" sx={{ justifyContent: 'space-between', minHeight: 48 }}>
          {isSelecting && (
            <FormControlLabel
              label={translate('bulk.page')}
              control={
                <Checkbox
                  checked={held === ids.length}
                  onChange={({ target }) => onSelect(target.checked ? ids : [])}
                />
              }
            />
          )}
          <Button
            sx={{ ml: 'auto' }}
            onClick={() => {
              if (isSelecting) onUnselectItems();
              setSelecting(!isSelecting);
            }}
          >
            {translate(isSelecting ? 'lists.cards.done' : 'lists.cards.select')}
          </Button>
        </Stack>
      )}
      <Box
        component="ul"
        aria-label={translate('records.table', { name: resourceLabel(resource, 2) })}
        sx={LIST}
      >
        {data.map((row) => (
          <Card key={row.id} row={row} columns={card} isSelecting={isSelecting} opens={config.head?.opens} />
        ))}
      </Box>
    </RelatedRecords>
  );
};

/** A card is one link, and holds no other. */
const LINKS: ReadonlySet<Kind> = new Set<Kind>(['phone', 'email', 'url', 'file', 'files', 'image']);

interface CardProps {
  readonly row: RaRecord;
  readonly columns: CardColumns;
  readonly isSelecting: boolean;
  readonly opens: NonNullable<ListView['config']['head']>['opens'];
}

const Card = ({ row, columns, isSelecting, opens }: CardProps) => {
  const translate = useTranslate();
  const related = use(RelatedContext);
  const labelOfField = useFieldLabel();
  const openPath = useOpenPath();
  const resource = useResourceContext() ?? '';
  const definition = useDirectory().byName(resource);
  const { selectedIds, onToggleItem } = useListContext();
  const words = columns.name.flatMap((column) => toText(columnValue(row, column, related)) ?? []);
  const name = words.join(definition?.separator ?? ' ') || labelOf(row, definition);
  const phone = columns.phones.map((column) => toText(columnValue(row, column, related))).find(Boolean);
  const createPath = useCreatePath();
  const hasRecords = definition?.source !== 'rest';
  const page = hasRecords ? openPath(row.id) : null;
  const facts = factsOf(columns.facts, (column) => !isEmpty(columnValue(row, column, related)));
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
            <Box sx={NAME}>{name}</Box>
            {facts.map((column) => (
              <Box key={column.path} sx={FACT}>
                {labelOfField(column.field)} <Cell row={row} column={column} linked={false} />
              </Box>
            ))}
            {columns.state.map((column) => (
              <Box key={column.path} sx={{ mt: 0.5 }}>
                <Cell row={row} column={column} linked={false} />
              </Box>
            ))}
          </Box>
          {!phone && !opens && page !== null && (
            <ChevronRightIcon color="action" sx={{ alignSelf: 'center' }} />
          )}
        </Box>
        {phone && (
          <IconButton
            href={`tel:${toPhoneDigits(phone)}`}
            color="primary"
            aria-label={translate('lists.cards.call', { name })}
            sx={ACTION}
          >
            <PhoneIcon />
          </IconButton>
        )}
        {opens && hasRecords && (
          <IconButton
            component={LinkBase}
            to={`${createPath({ resource, id: row.id, type: 'edit' })}/${opens.page}`}
            color="primary"
            aria-label={`${translate(opens.label)} ${name}`}
            sx={ACTION}
          >
            <AssignmentIcon />
          </IconButton>
        )}
      </Box>
    </RecordContextProvider>
  );
};

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

const NAME = {
  fontWeight: 600,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '3',
  overflow: 'hidden',
} as const;

const FACT = { fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' } as const;

const ACTION = { alignSelf: 'center', flex: 'none', width: 48, height: 48 } as const;
