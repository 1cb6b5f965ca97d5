import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { labelOf } from '../../fields/labelOf.ts';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { useChosenRecords } from '../../fields/relation/useChosenRecords.ts';
import type { Translate } from '../../i18n/MessageKey.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { formatDate } from '../../lib/dates.ts';
import { formatCents } from '../../lib/money.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { kindOf, type Kind } from '../../schema/kinds.ts';
import { isObject, toList, toMap, toText } from '../../schema/read.ts';
import type { ListView } from '../page/ResourceConfig.ts';
import { useColumns } from '../table/useColumns.ts';
import { filterLeaves, withoutLeaf, type FilterLeaf } from './filterLeaves.ts';
import { filteredField } from './offeredFilters.ts';
import { useFilterLabel } from './useFilterLabel.ts';

/** The set filters of a list in words, each a button that takes it back. */
export const FilterChips = ({ config, description }: ListView) => {
  const translate = useTranslate();
  const labelOfFilter = useFilterLabel({ config, description });
  const { filterValues, setFilters } = useListContext();
  const leaves = filterLeaves(filterValues);
  const { columns, awaited } = useColumns(
    description,
    leaves.map(({ path }) => path),
  );
  if (leaves.length === 0) return null;
  return (
    <Stack component="ul" direction="row" aria-label={translate('filters.active')} sx={LIST}>
      {leaves.map((leaf) => {
        const isAwaited = awaited.some(({ path }) => path === leaf.path);
        const field = isAwaited ? undefined : filteredField(description, columns, leaf.path);
        const chip = {
          leaf,
          label: field ? labelOfFilter(leaf.path, field) : isAwaited ? '…' : leaf.path,
          onRemove: () => setFilters(withoutLeaf(filterValues, leaf.keys)),
        };
        const kind = field && kindOf(field, config.fields?.[leaf.path]);
        return (
          <li key={leaf.keys.join('.')}>
            {field && !leaf.isPresence && (kind === 'relation' || kind === 'relations') ? (
              <RelationChip {...chip} field={field} />
            ) : (
              <FilterChip {...chip} value={isAwaited ? '…' : toWords(translate, leaf, field, kind)} />
            )}
          </li>
        );
      })}
      {leaves.length > 1 && (
        <li>
          <Button size="small" onClick={() => setFilters({ q: toMap(filterValues).q })}>
            {translate('filters.clearAll')}
          </Button>
        </li>
      )}
    </Stack>
  );
};

interface ChipProps {
  readonly leaf: FilterLeaf;
  readonly label: string;
  readonly onRemove: () => void;
}

const FilterChip = ({ label, value, onRemove }: ChipProps & { readonly value: string }): ReactNode => {
  const translate = useTranslate();
  const filter = translate('filters.words.one', { label, value });
  return (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      aria-label={translate('filters.remove', { filter })}
      endIcon={<CloseIcon />}
      onClick={onRemove}
      onKeyDown={({ key }) => (key === 'Delete' || key === 'Backspace') && onRemove()}
      sx={CHIP}
    >
      <span title={filter}>{filter}</span>
    </Button>
  );
};

/** A record by its name, which may be on its way. */
const RelationChip = ({ field, ...chip }: ChipProps & { readonly field: FieldDescription }) => {
  const definition = useDirectory().byPath(field.path ?? '');
  const { records, isReading } = useChosenRecords(field, valuesOf(chip.leaf.value));
  const names = records.map((record) => (isReading ? '…' : labelOf(record, definition)));
  return <FilterChip {...chip} value={names.join(', ')} />;
};

/** An address written by hand may have one value bare. */
const valuesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? toList(value) : [value]);

const toWords = (
  translate: Translate,
  { value, isPresence }: FilterLeaf,
  field: FieldDescription | undefined,
  kind: Kind | undefined,
): string => {
  const yesOrNo = (one: unknown): string => translate(String(one) === 'true' ? 'boolean.yes' : 'boolean.no');
  if (isPresence) return translate(String(value) === 'true' ? 'filters.filled' : 'filters.missing');
  if (isObject(value)) return toRange(translate, value, kind);
  const say = (one: unknown): string => {
    if (kind === 'boolean') return yesOrNo(one);
    const choice = field?.choices?.find((candidate) => String(candidate.value) === String(one));
    return choice?.label ?? toText(one) ?? String(one);
  };
  return valuesOf(value).map(say).join(', ');
};

/** Both ends of a period or a range, or the one that is set. */
const toRange = (translate: Translate, ends: object, kind: Kind | undefined): string => {
  const { after, before, gte, lte, ...others } = toMap(ends);
  const isPeriod = after !== undefined || before !== undefined;
  const say = (end: unknown): string => {
    const text = String(end);
    if (isPeriod) return formatDate(text.slice(0, 10)) ?? text;
    return kind === 'currency' && /^-?\d+$/.test(text) ? formatCents(Number(text)) : text.replace('.', ',');
  };
  const [from, to] = isPeriod ? [after, before] : [gte, lte];
  if (from !== undefined && from === to) return say(from);
  if (from !== undefined && to !== undefined)
    return translate(isPeriod ? 'filters.words.days' : 'filters.words.between', {
      from: say(from),
      to: say(to),
    });
  if (from !== undefined)
    return translate(isPeriod ? 'filters.words.since' : 'filters.words.from', { from: say(from) });
  if (to !== undefined)
    return translate(isPeriod ? 'filters.words.until' : 'filters.words.to', { to: say(to) });
  return Object.values(others).map(String).join(', ');
};

const LIST = {
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  alignItems: 'center',
  gap: 1,
  listStyle: 'none',
  m: 0,
  p: 0,
  minWidth: 0,
  '& li': { minWidth: 0, maxWidth: '100%', flex: { xs: 'none', sm: '0 1 auto' } },
} as const;

const CHIP = {
  maxWidth: '100%',
  py: 0,
  minHeight: { xs: 32, sm: 28 },
  // As high as a finger, where it looks as high as a word.
  position: 'relative',
  '&::after': { content: '""', position: 'absolute', inset: { xs: '-6px 0', sm: 0 } },
  borderRadius: 4,
  borderColor: 'divider',
  fontWeight: 400,
  textAlign: 'left',
  '& > span:first-of-type': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    maxWidth: { xs: 220, sm: 320 },
  },
} as const;
