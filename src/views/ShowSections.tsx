import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { FieldDisplay } from '../fields/FieldDisplay.tsx';
import { useFieldLabel } from '../fields/useFieldLabel.ts';
import type { Description } from '../schema/description.ts';
import { arrange } from './arrange.ts';
import { groupSections } from './form/groupSections.ts';
import type { ResourceConfig } from './ResourceConfig.ts';
import { SectionCard } from './SectionCard.tsx';
import { useSectionTitle } from './useSectionTitle.ts';

interface ShowSectionsProps {
  readonly config: ResourceConfig;
  readonly description: Description;
}

/** Labels and values of a record, one definition list per section; the sections are those of the form. */
export const ShowSections = ({ config, description }: ShowSectionsProps) => {
  const labelOf = useFieldLabel();
  const record = useRecordContext();
  const sections = arrange(description.fields, config.form?.sections ?? groupSections(description.fields));
  const titleOf = useSectionTitle(sections);
  return (
    <Stack sx={{ gap: 2 }}>
      {sections.map((section) => (
        <SectionCard key={section.key ?? ''} title={titleOf(section)}>
          <Box component="dl" sx={grid}>
            {section.fields.map((field) => (
              <Box key={field.name} sx={{ display: 'contents' }}>
                <Typography component="dt" color="textSecondary">
                  {labelOf(field)}
                </Typography>
                <Typography component="dd" sx={value}>
                  <FieldDisplay field={field} value={record?.[field.name]} whole />
                </Typography>
              </Box>
            ))}
          </Box>
        </SectionCard>
      ))}
    </Stack>
  );
};

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(10rem, 1fr) minmax(0, 3fr)' },
  columnGap: 3,
  rowGap: { xs: 0.5, sm: 1 },
  m: 0,
} as const;

/** Below its label on a phone, where the next label keeps its distance. */
const value = { m: 0, mb: { xs: 1, sm: 0 }, minWidth: 0, overflowWrap: 'anywhere' } as const;
