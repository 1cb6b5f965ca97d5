import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useFormContext } from 'react-hook-form';
import { FieldFormContext } from '../../fields/FieldFormContext.tsx';
import { ErrorCount } from '../../fields/rows/ErrorCount.tsx';
import { SectionCard } from '../page/SectionCard.tsx';
import { use, type ReactNode } from 'react';
import type { Section } from '../page/arrange.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { FormFootContext } from './FormFoot.ts';
import { SectionFields, type SectionsProps } from './FormSection.tsx';
import { toProblems } from './toProblems.ts';
import { usePanels } from './usePanels.ts';

interface SteppedSectionsProps extends SectionsProps {
  /** What a step holds instead of the inputs of its fields; null for those. */
  readonly contentOf?: (section: Section, isActive: boolean) => ReactNode;
}

/**
 * Each section a step; 'Suivant' first has the step's own fields corrected, any step may be opened directly. On a phone the
 * steps are their numbers, and the name of the present one.
 */
export const SteppedSections = ({ sections, titleOf, disabled, contentOf }: SteppedSectionsProps) => {
  const translate = useTranslate();
  const navigator = use(FieldFormContext)?.navigator ?? null;
  const { trigger, getFieldState } = useFormContext();
  const { place, active, show, isMounted, errorsOf } = usePanels(sections);
  const foot = use(FormFootContext);
  const shown = sections[active];
  const fields = shown?.fields ?? [];
  const isLast = active >= sections.length - 1;

  const goOn = async (): Promise<void> => {
    const isValid = disabled || (await trigger(fields.map(({ name }) => name)));
    if (isValid) return show(active + 1);
    const errors = Object.fromEntries(fields.map(({ name }) => [name, getFieldState(name).error]));
    const [first] = toProblems(fields, errors);
    if (first) navigator?.goTo(first.path, { focus: true });
  };
  return (
    <Box ref={place}>
      <Box component="nav" aria-label={translate('panels.steps')} sx={STEPS}>
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
      <Typography role="status" variant="body2" color="textSecondary" sx={PRESENT}>
        {translate('panels.step', {
          position: active + 1,
          total: sections.length,
          title: shown ? titleOf(shown) : '',
        })}
      </Typography>
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
      {foot({
        isLast,
        buttons: (
          <>
            <Button
              disabled={active === 0}
              onClick={() => show(active - 1)}
              aria-label={translate('panels.previous')}
              sx={BACK}
            >
              <ArrowBackIcon fontSize="small" />
              <span>{translate('panels.previous')}</span>
            </Button>
            {/* It keeps its place: another button there would take the second click of a double one. */}
            <Button variant="contained" disabled={isLast} onClick={() => void goOn()}>
              {translate('panels.next')}
            </Button>
          </>
        ),
      })}
    </Box>
  );
};

const STEPS = {
  overflowX: 'auto',
  mb: { xs: 1, sm: 2 },
  '@media (max-width: 599.95px)': { '& .MuiStepLabel-label': visuallyHidden },
} as const;

/** The steps themselves show it where they have their names. */
const PRESENT = {
  '@media (max-width: 599.95px)': { mb: 1 },
  '@media (min-width: 600px)': visuallyHidden,
} as const;

/** On a phone the arrow alone, so that all fit in one line. */
const BACK = {
  '& > svg': { display: { sm: 'none' } },
  '& > span': { display: { xs: 'none', sm: 'inline' } },
  minWidth: { xs: 40, sm: 64 },
} as const;
