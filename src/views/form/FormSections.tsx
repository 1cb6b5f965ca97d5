import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ComponentType, ReactNode } from 'react';
import type { FieldDescription } from '../../schema/description.ts';
import { arrange } from '../page/arrange.ts';
import type { FormLayout, ResourceConfig } from '../page/ResourceConfig.ts';
import { FormSection, type SectionsProps } from './FormSection.tsx';
import { SteppedSections } from './SteppedSections.tsx';
import { TabbedSections } from './TabbedSections.tsx';
import { useSectionTitle } from '../page/arrange.ts';

/** Draws the inputs of a form. */
export type FormContent = (form: {
  readonly fields: readonly FieldDescription[];
  readonly disabled: boolean;
}) => ReactNode;

interface FormSectionsProps extends Omit<SectionsProps, 'titleOf'> {
  readonly layout: FormLayout;
}

/** The inputs of a form, section by section: below one another, in tabs or in steps. One section needs neither. */
export const FormSections = ({ layout, sections, disabled }: FormSectionsProps) => {
  const titleOf = useSectionTitle(sections);
  const Sections = LAYOUTS[sections.length > 1 ? layout : 'sections'];
  return <Sections sections={sections} titleOf={titleOf} disabled={disabled} />;
};

const StackedSections = ({ sections, titleOf, disabled }: SectionsProps) => (
  <Stack sx={{ gap: 2 }}>
    {sections.map((section) => (
      <FormSection
        key={section.key ?? ''}
        title={titleOf(section)}
        fields={section.fields}
        disabled={disabled}
        folded={section.key === null}
      />
    ))}
  </Stack>
);

const LAYOUTS: Readonly<Record<FormLayout, ComponentType<SectionsProps>>> = {
  sections: StackedSections,
  tabs: TabbedSections,
  steps: SteppedSections,
};

type SectionsWithProps = Parameters<FormContent>[0] & {
  readonly config: ResourceConfig | undefined;
  readonly above?: ReactNode;
  readonly below?: ReactNode;
};

/** The sections that a config gives a form, with what a page of its own puts above and below them. */
export const SectionsWith = ({ fields, disabled, config, above, below }: SectionsWithProps) => (
  <Stack sx={{ gap: 2 }}>
    {above && <Box sx={ABOVE}>{above}</Box>}
    <FormSections layout="sections" sections={arrange(fields, config?.form?.sections)} disabled={disabled} />
    {below}
  </Stack>
);

/** An empty message takes no room. */
const ABOVE = { mb: -2, '& > :not(:empty)': { mb: 2 } } as const;
