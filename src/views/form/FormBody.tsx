import Box from '@mui/material/Box';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { createFieldNavigator } from '../../fields/navigation/createFieldNavigator.ts';
import { FieldNavigatorContext } from '../../fields/navigation/FieldNavigatorContext.tsx';
import { FormOpening } from '../../fields/navigation/FormOpening.tsx';
import type { FieldDescription } from '../../schema/description.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { arrange } from '../page/arrange.ts';
import { FormSections } from './FormSections.tsx';
import type { ResourceConfig } from '../page/ResourceConfig.ts';
import { SaveBar } from './SaveBar.tsx';
import { FormErrors } from './FormErrors.tsx';
import { groupSections } from '../../schema/groupSections.ts';
import { Recheck } from './Recheck.tsx';
import { useTabLoop } from './useTabLoop.ts';

/** Draws the inputs of a form. */
export type FormContent = (form: {
  readonly fields: readonly FieldDescription[];
  readonly disabled: boolean;
}) => ReactNode;

interface FormBodyProps {
  readonly config: ResourceConfig;
  /** The fields that have an input here. */
  readonly fields: readonly FieldDescription[];
  readonly locked: string | null;
  readonly isNew: boolean;
  readonly actions: ReactNode;
  /** Instead of the sections of the config. */
  readonly children: FormContent | undefined;
}

/** What stands inside a form: its sections, its errors, its buttons, and the ways between them. */
export const FormBody = ({ config, fields, locked, isNew, actions, children }: FormBodyProps) => {
  const id = useId();
  const translate = useTranslate();
  const element = useRef<HTMLDivElement>(null);
  const [navigator] = useState(createFieldNavigator);
  useEffect(() => {
    navigator.attach(element.current);
    return navigator.dispose;
  }, [navigator]);
  const { sections, invalidTitle, layout: usual = 'sections', createLayout = usual } = config.form ?? {};
  const layout = isNew ? createLayout : usual;
  const arranged = useMemo(() => arrange(fields, sections ?? groupSections(fields)), [fields, sections]);
  const isLooped = layout !== 'sections' && arranged.length > 1;
  useTabLoop(element, isLooped);
  return (
    <FieldNavigatorContext value={navigator}>
      <Recheck fields={fields} />
      <FormOpening>
        <Box
          ref={element}
          {...(isLooped && { role: 'group', 'aria-describedby': `${id}-loop` })}
          sx={{ minWidth: 0 }}
        >
          {children ? (
            children({ fields, disabled: locked !== null })
          ) : (
            <FormSections layout={layout} sections={arranged} disabled={locked !== null} />
          )}
          <Box sx={{ mt: 2 }}>
            <FormErrors
              fields={arranged.flatMap((section) => section.fields)}
              dialogTitle={invalidTitle && translate(invalidTitle)}
            />
          </Box>
          <SaveBar locked={locked} isNew={isNew} actions={actions} />
          {isLooped && (
            <Box component="p" id={`${id}-loop`} sx={visuallyHidden}>
              {translate('panels.loop')}
            </Box>
          )}
        </Box>
      </FormOpening>
    </FieldNavigatorContext>
  );
};
