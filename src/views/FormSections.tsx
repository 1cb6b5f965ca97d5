import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useResourceContext, useTranslate } from 'react-admin';
import { FieldInput } from '../fields/FieldInput.tsx';
import { useFieldHint } from '../fields/FieldHints.tsx';
import type { FieldDescription } from '../schema/description.ts';
import { kindOf } from '../schema/kinds.ts';
import { arrange } from './arrange.ts';

interface FormSectionsProps {
  readonly fields: readonly FieldDescription[];
  readonly sections: Readonly<Record<string, readonly string[]>> | undefined;
  /** Fields kept but not shown: their value follows from the address, or the server will give it. */
  readonly hidden: ReadonlySet<string>;
  readonly disabled: boolean;
}

export const FormSections = ({ fields, sections, hidden, disabled }: FormSectionsProps) => {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const shown = fields.filter(({ name }) => !hidden.has(name));
  const arranged = arrange(shown, sections);
  const title = (key: string | null): string | null => {
    if (key !== null) return translate(`resources.${resource}.sections.${key}`, { _: key });
    return arranged.length > 1 ? translate('form.other') : null;
  };
  return (
    <Stack sx={{ gap: 2 }}>
      {arranged.map(({ key, fields: inside }) => (
        <Card key={key ?? ''} component="section" sx={{ p: { xs: 2, sm: 3 } }}>
          {title(key) !== null && (
            <Typography component="h2" variant="h6" sx={{ mb: 2 }}>
              {title(key)}
            </Typography>
          )}
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {inside.map((field) => (
              <SectionField key={field.name} field={field} disabled={disabled} />
            ))}
          </Box>
        </Card>
      ))}
    </Stack>
  );
};

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
