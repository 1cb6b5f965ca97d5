import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, type ComponentType, type ReactNode } from 'react';
import type { FieldDescription } from '../../schema/description.ts';
import { arrange, useSectionTitle } from '../page/arrange.ts';
import type { FormLayout, ResourceConfig } from '../page/ResourceConfig.ts';
import { FormSection, SectionFields, type SectionsProps } from './FormSection.tsx';
import { SteppedSections } from './SteppedSections.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { ErrorCount } from '../../fields/rows/ErrorCount.tsx';
import { SectionCard } from '../page/SectionCard.tsx';
import { usePanels } from './usePanels.ts';

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

/** Each section a tab, with the number of its errors. */
const TabbedSections = ({ sections, titleOf, disabled }: SectionsProps) => {
  const id = useId();
  const translate = useTranslate();
  const { place, active, show, isMounted, errorsOf } = usePanels(sections);
  return (
    <Box ref={place}>
      <Tabs
        value={active}
        onChange={(_, index: number) => show(index)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={translate('panels.tabs')}
        sx={{ mb: 2 }}
      >
        {sections.map((section, index) => (
          <Tab
            key={section.key ?? ''}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            label={titleOf(section)}
            iconPosition="end"
            {...(errorsOf(section) > 0 && { icon: <ErrorCount count={errorsOf(section)} /> })}
          />
        ))}
      </Tabs>
      {sections.map((section, index) => (
        <div
          key={section.key ?? ''}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== active}
          inert={index !== active}
        >
          {isMounted(index) && (
            <SectionCard title={null}>
              <SectionFields fields={section.fields} disabled={disabled} />
            </SectionCard>
          )}
        </div>
      ))}
    </Box>
  );
};

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
