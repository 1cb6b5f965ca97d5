import Stack from '@mui/material/Stack';
import type { Description } from '../../schema/description.ts';
import { arrange, useSectionTitle } from '../page/arrange.ts';
import { groupSections } from '../../schema/groupSections.ts';
import type { ResourceConfig } from '../page/ResourceConfig.ts';
import { ShowSection } from './ShowSection.tsx';

interface ShowSectionsProps {
  readonly config: ResourceConfig;
  readonly description: Pick<Description, 'fields'> & Partial<Description>;
}

/** The fields of a record to read, in the sections of the form. */
export const ShowSections = ({ config, description }: ShowSectionsProps) => {
  const sections = arrange(description.fields, config.form?.sections ?? groupSections(description.fields));
  const titleOf = useSectionTitle(sections);
  return (
    <Stack sx={{ gap: 2 }}>
      {sections.map((section) => (
        <ShowSection key={section.key ?? ''} title={titleOf(section)} fields={section.fields} />
      ))}
    </Stack>
  );
};
