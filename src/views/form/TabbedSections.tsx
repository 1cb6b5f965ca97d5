import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { ErrorCount } from '../../fields/rows/ErrorCount.tsx';
import { SectionCard } from '../page/SectionCard.tsx';
import { SectionFields, type SectionsProps } from './FormSection.tsx';
import { usePanels } from './usePanels.ts';

/** Each section a tab, with the number of its errors. */
export const TabbedSections = ({ sections, titleOf, disabled }: SectionsProps) => {
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
