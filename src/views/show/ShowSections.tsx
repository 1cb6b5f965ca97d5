import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { use, useState, type ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { allowsUpdate, type Description, type FieldDescription } from '../../schema/description.ts';
import { groupSections } from '../../schema/groupSections.ts';
import { toList } from '../../schema/read.ts';
import { refusalOf } from '../../schema/permissionsOf.ts';
import { usePermissionsOf } from '../page/InheritedPermissions.ts';
import { fieldLabel } from '../../schema/fieldLabel.ts';
import { SectionCard } from '../page/SectionCard.tsx';
import { arrange, useSectionTitle, type Section } from '../page/arrange.ts';
import type { ResourceConfig } from '../page/ResourceConfig.ts';
import { isWide } from '../../fields/rows/chooseColumns.ts';
import { isBlank } from './oneOfEach.ts';
import { ReadingContext } from './ReadingContext.ts';
import { RelatedLines } from './RelatedLines.tsx';
import { ShowSection } from './ShowSection.tsx';
import { splitColumns } from './splitColumns.ts';

interface ShowSectionsProps {
  readonly config: ResourceConfig;
  readonly description: Pick<Description, 'fields'> & Partial<Description>;
}

/**
 * The fields of a record to read, in the sections of the form, side by side where there is room. What is empty stays
 * folded until the reader opens it. One section at a time becomes its form, where the record may be changed.
 */
export const ShowSections = ({ config, description }: ShowSectionsProps) => {
  const translate = useTranslate();
  const record = useRecordContext();
  const [hasEmpty, setEmpty] = useState(false);
  const beside = use(ReadingContext)?.beside;
  const editing = useOneEditor(config, description.methods ?? null);
  const isFilled = ({ name }: FieldDescription): boolean => !isBlank(record?.[name]);
  const linesOf = ({ name, multiple }: FieldDescription): readonly string[] | undefined =>
    multiple ? config.show?.lines?.[name] : undefined;
  const inLines = description.fields.filter((field) => linesOf(field) && isFilled(field));
  const fields = description.fields.filter((field) => !inLines.includes(field));
  const sections = arrange(fields, config.form?.sections ?? groupSections(fields));
  const titleOf = useSectionTitle(sections);
  const isOnlyOne = sections.length === 1;
  const empty = fields.filter((field) => !isFilled(field)).length;
  const isWideSection = (section: Section): boolean =>
    section.fields.some((field) => isWide(field, record?.[field.name]));
  const [wide, narrow] = partition(sections, isWideSection);
  const left = splitColumns([
    ...narrow.map((section) => 3 + section.fields.filter(isFilled).length),
    ...inLines.map(({ name }) => 3 + 1.3 * toList(record?.[name]).length),
    ...(beside ? [5] : []),
  ]);
  const toSection = (section: Section): ReactNode =>
    editing.formOf(section, titleOf(section)) ?? (
      <ShowSection
        key={section.key ?? ''}
        title={titleOf(section)}
        fields={hasEmpty ? section.fields : section.fields.filter(isFilled)}
        // The button of the record changes as much.
        {...(isOnlyOne && titleOf(section) === null ? {} : editing.propsOf(section))}
      />
    );
  const cards = [
    ...narrow.map(toSection),
    ...inLines.map((field) => (
      <SectionCard key={`lines ${field.name}`} title={fieldLabel(field)}>
        <RelatedLines field={field} value={record?.[field.name]} names={linesOf(field) ?? []} />
      </SectionCard>
    )),
  ];
  return (
    <>
      <Box sx={COLUMNS}>
        {cards.length > 0 && <Stack sx={COLUMN}>{cards.slice(0, left)}</Stack>}
        {(left < cards.length || beside) && (
          <Stack sx={COLUMN}>
            {cards.slice(left)}
            {beside}
          </Stack>
        )}
      </Box>
      {wide.length > 0 && <Stack sx={WIDE}>{wide.map(toSection)}</Stack>}
      {empty > 0 && (
        <Button sx={{ mt: 1, displayPrint: 'none' }} onClick={() => setEmpty(!hasEmpty)}>
          {hasEmpty ? translate('reading.hideEmpty') : translate('reading.showEmpty', { smart_count: empty })}
        </Button>
      )}
    </>
  );
};

const COLUMN = { gap: 2, minWidth: 0, flex: '1 1 0' } as const;

/** Tables of rows need the whole width. */
const WIDE = { gap: 2, mt: 2, ':empty + &': { mt: 0 } } as const;

const partition = <One,>(all: readonly One[], holds: (one: One) => boolean) =>
  [all.filter(holds), all.filter((one) => !holds(one))] as const;

const COLUMNS = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  '@media (min-width: 1000px)': { flexDirection: 'row', alignItems: 'flex-start' },
} as const;

/** The one section that is being changed, and the ways into its form and out of it. */
const useOneEditor = (config: ResourceConfig, methods: Description['methods']) => {
  const Editor = use(ReadingContext)?.Editor;
  const record = useRecordContext();
  const { canUpdate } = usePermissionsOf()(record);
  const [open, setOpen] = useState<string | null>(null);
  const [closed, setClosed] = useState<string | null>(null);
  /** Section to open instead, as soon as nothing is lost by it. */
  const [next, setNext] = useState<{ readonly key: string | null } | null>(null);
  const isOffered = allowsUpdate({ fields: [], methods });
  const isOpenRecord = isOffered && canUpdate && !config.readOnly && refusalOf(record) === null;
  return {
    formOf: ({ key, fields }: Section, title: string | null): ReactNode =>
      Editor && open === toId(key) ? (
        <Editor
          key={`edit ${key}`}
          config={config}
          title={title}
          sections={{ [toId(key)]: fields.map(({ name }) => name) }}
          isLeaving={next !== null}
          onStay={() => setNext(null)}
          onClose={() => setNext({ key: null })}
          onClosed={() => {
            setClosed(open);
            setOpen(next?.key ?? null);
            setNext(null);
          }}
        />
      ) : null,
    propsOf: ({ key, fields }: Section) => ({
      onEdit:
        Editor && isOpenRecord && fields.some(({ readOnly }) => !readOnly)
          ? () => (open === null ? setOpen(toId(key)) : setNext({ key: toId(key) }))
          : undefined,
      isReturned: open === null && closed === toId(key),
    }),
  };
};

const toId = (key: string | null): string => key ?? 'others';
