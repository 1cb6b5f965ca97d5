import { useMemo } from 'react';
import { styled } from '@mui/material/styles';
import type { FieldDescription } from '../../schema/description.ts';
import { SectionCard } from '../page/SectionCard.tsx';
import { FoldedFields } from './FoldedFields.tsx';
import { chunk } from '../../lib/chunk.ts';
import { FieldInput } from '../../fields/FieldInput.tsx';
import { FieldGrid, FieldRoom } from '../../fields/input/FieldGrid.ts';
import { useInputKind } from '../../fields/useInputKind.ts';
import { useContainer } from '../../fields/navigation/useContainer.ts';
import { useSeen } from '../../fields/rows/useSeen.ts';
import type { Kind } from '../../schema/kinds.ts';
import type { Section } from '../page/arrange.ts';

interface FormSectionProps {
  readonly title: string | null;
  readonly fields: readonly FieldDescription[];
  readonly disabled: boolean;
  /** Seldom filled in: behind its title, where it has one, until somebody opens it. */
  readonly folded?: boolean;
}

/** The inputs of some fields on a card; nothing where there is no field. */
export const FormSection = ({ title, fields, disabled, folded = false }: FormSectionProps) => {
  if (fields.length === 0) return null;
  const inputs = <SectionFields fields={fields} disabled={disabled} />;
  return folded && title !== null ? (
    <FoldedFields title={title} fields={fields} disabled={disabled}>
      {inputs}
    </FoldedFields>
  ) : (
    <SectionCard title={title}>{inputs}</SectionCard>
  );
};

interface SectionFieldsProps {
  readonly fields: readonly FieldDescription[];
  readonly disabled: boolean;
}

/** Fields that mount together: a section that a person wrote down is one block, a description without end many. */
const BLOCK = 60;

/** The inputs of a section; those far below are not there before somebody comes near them. */
export const SectionFields = ({ fields, disabled }: SectionFieldsProps) => {
  const blocks = useMemo(() => chunk(fields, BLOCK), [fields]);
  return (
    <FieldRoom>
      {blocks.map((block, index) => (
        <FieldBlock key={block[0]?.name} fields={block} disabled={disabled} isFirst={index === 0} />
      ))}
    </FieldRoom>
  );
};

interface FieldBlockProps {
  readonly fields: readonly FieldDescription[];
  readonly disabled: boolean;
  /** There with the form itself, whether seen or not. */
  readonly isFirst: boolean;
}

/** Time the block needs to open, before something in it is scrolled to. */
const SETTLE_MS = 50;
/** About what one field takes of the height, two of them standing side by side. */
const HEIGHT_PX = 40;

/** Inputs in two columns where there is room, once somebody comes near them or an error leads there. */
const FieldBlock = ({ fields, disabled, isFirst }: FieldBlockProps) => {
  const { ref, seen, see } = useSeen(isFirst);
  useContainer({
    holds: (path) => fields.some(({ name }) => name === path.split('.')[0]),
    isOpen: () => seen,
    open: see,
    settleMs: SETTLE_MS,
  });
  if (!seen) return <div ref={ref} style={{ height: fields.length * HEIGHT_PX }} />;
  return (
    <FieldGrid>
      {fields.map((field) => (
        <BlockField key={field.name} field={field} disabled={disabled} />
      ))}
    </FieldGrid>
  );
};

/**
 * The browser paints no field that is out of sight: in a long form each keystroke is a matter of those on the screen.
 * What it paints ends with the box, so that the box reaches half the gap further for the mark around a field.
 */
const Place = styled('div')(({ theme }) => ({
  minWidth: 0,
  padding: theme.spacing(1),
  margin: theme.spacing(-1),
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 66px',
  '@media print': { contentVisibility: 'visible' },
  '&[data-wide]': { gridColumn: '1 / -1' },
}));

/** Long texts and rows take the whole width. */
const WIDE: ReadonlySet<Kind> = new Set(['textarea', 'richText', 'json', 'collection', 'files', 'address']);

const BlockField = ({ field, disabled }: { field: FieldDescription; disabled: boolean }) => {
  const kind = useInputKind(field, field.name);
  const wide = WIDE.has(kind) || (kind === 'object' && field.fields.length > 1);
  return (
    <Place data-wide={wide || undefined}>
      <FieldInput field={field} source={field.name} disabled={disabled} />
    </Place>
  );
};

/** Arranged sections, whatever form they take: cards, tabs or steps. */
export interface SectionsProps {
  readonly sections: readonly Section[];
  readonly titleOf: (section: Section) => string | null;
  readonly disabled: boolean;
}
