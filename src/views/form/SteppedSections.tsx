import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useFormContext } from 'react-hook-form';
import { useFieldNavigator } from '../../fields/navigation/useFieldNavigator.ts';
import { ErrorCount } from '../../fields/rows/ErrorCount.tsx';
import { SectionCard } from '../page/SectionCard.tsx';
import type { ReactNode } from 'react';
import type { Section } from '../page/arrange.ts';
import { SectionFields, type SectionsProps } from './FormSection.tsx';
import { toProblems } from './toProblems.ts';
import { usePanels } from './usePanels.ts';

interface SteppedSectionsProps extends SectionsProps {
  /** What a step holds instead of the inputs of its fields; null for those. */
  readonly contentOf?: (section: Section, isActive: boolean) => ReactNode;
}

/** Each section a step; 'Suivant' first has the step's own fields corrected, any step may be opened directly. */
export const SteppedSections = ({ sections, titleOf, disabled, contentOf }: SteppedSectionsProps) => {
  const translate = useTranslate();
  const navigator = useFieldNavigator();
  const { trigger, getFieldState } = useFormContext();
  const { place, active, show, isMounted, errorsOf } = usePanels(sections);
  const fields = sections[active]?.fields ?? [];

  const goOn = async (): Promise<void> => {
    const isValid = disabled || (await trigger(fields.map(({ name }) => name)));
    if (isValid) return show(active + 1);
    const errors = Object.fromEntries(fields.map(({ name }) => [name, getFieldState(name).error]));
    const [first] = toProblems(fields, errors);
    if (first) navigator?.goTo(first.path, { focus: true });
  };
  return (
    <Box ref={place}>
      <Box component="nav" aria-label={translate('panels.steps')} sx={{ overflowX: 'auto', mb: 2 }}>
        <Stepper nonLinear activeStep={active}>
          {sections.map((section, index) => (
            <Step key={section.key ?? ''}>
              <StepButton
                color="inherit"
                aria-current={index === active ? 'step' : undefined}
                onClick={() => show(index)}
                optional={<ErrorCount count={errorsOf(section)} />}
              >
                {titleOf(section)}
              </StepButton>
            </Step>
          ))}
        </Stepper>
      </Box>
      {sections.map((section, index) => (
        <div key={section.key ?? ''} hidden={index !== active} inert={index !== active}>
          {isMounted(index) && (
            <SectionCard title={titleOf(section)}>
              {contentOf?.(section, index === active) ?? (
                <SectionFields fields={section.fields} disabled={disabled} />
              )}
            </SectionCard>
          )}
        </div>
      ))}
      <Stack direction="row" sx={{ mt: 2, gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button disabled={active === 0} onClick={() => show(active - 1)}>
          {translate('panels.previous')}
        </Button>
        <Button variant="outlined" disabled={active >= sections.length - 1} onClick={() => void goOn()}>
          {translate('panels.next')}
        </Button>
        <Typography role="status" variant="body2" color="textSecondary">
          {translate('panels.step', { position: active + 1, total: sections.length })}
        </Typography>
      </Stack>
    </Box>
  );
};
