import Box from '@mui/material/Box';
import { FieldInput } from '../../fields/FieldInput.tsx';
import { useFieldHint } from '../../fields/FieldHints.tsx';
import type { FieldDescription } from '../../schema/description.ts';
import { kindOf, type Kind } from '../../schema/kinds.ts';

interface SectionFieldsProps {
  readonly fields: readonly FieldDescription[];
  readonly disabled: boolean;
}

/** The inputs of a section, in two columns where there is room. */
export const SectionFields = ({ fields, disabled }: SectionFieldsProps) => (
  <Box sx={columns}>
    {fields.map((field) => (
      <SectionField key={field.name} field={field} disabled={disabled} />
    ))}
  </Box>
);

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** Long texts and rows take the whole width. */
const WIDE: ReadonlySet<Kind> = new Set(['textarea', 'richText', 'collection', 'files', 'address']);

const SectionField = ({ field, disabled }: { field: FieldDescription; disabled: boolean }) => {
  const kind = kindOf(field, useFieldHint(field.name));
  const wide = WIDE.has(kind) || (kind === 'object' && field.fields.length > 1);
  return (
    <Box sx={wide ? { gridColumn: '1 / -1', minWidth: 0 } : { minWidth: 0 }}>
      <FieldInput field={field} source={field.name} disabled={disabled} />
    </Box>
  );
};
