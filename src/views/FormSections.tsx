import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { FieldInput } from '../fields/FieldInput.tsx';
import { useFieldHint } from '../fields/FieldHints.tsx';
import type { FieldDescription } from '../schema/description.ts';
import { kindOf } from '../schema/kinds.ts';
import { arrange } from './arrange.ts';
import { SectionCard } from './SectionCard.tsx';
import { useSectionTitle } from './useSectionTitle.ts';

interface FormSectionsProps {
  readonly fields: readonly FieldDescription[];
  readonly sections: Readonly<Record<string, readonly string[]>> | undefined;
  /** Fields kept but not shown: their value follows from the address, or the server will give it. */
  readonly hidden: ReadonlySet<string>;
  readonly disabled: boolean;
}

/** The inputs of a form, section by section, in two columns where there is room. */
export const FormSections = ({ fields, sections, hidden, disabled }: FormSectionsProps) => {
  const arranged = arrange(
    fields.filter(({ name }) => !hidden.has(name)),
    sections,
  );
  const titleOf = useSectionTitle(arranged);
  return (
    <Stack sx={{ gap: 2 }}>
      {arranged.map((section) => (
        <SectionCard key={section.key ?? ''} title={titleOf(section)}>
          <Box sx={columns}>
            {section.fields.map((field) => (
              <SectionField key={field.name} field={field} disabled={disabled} />
            ))}
          </Box>
        </SectionCard>
      ))}
    </Stack>
  );
};

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** Long texts and grouped fields take the whole width. */
const SectionField = ({ field, disabled }: { field: FieldDescription; disabled: boolean }) => {
  const kind = kindOf(field, useFieldHint(field.name));
  const wide = kind === 'textarea' || (kind === 'object' && field.fields.length > 1);
  return (
    <Box sx={wide ? { gridColumn: '1 / -1' } : {}}>
      <FieldInput field={field} source={field.name} disabled={disabled} />
    </Box>
  );
};
