import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { use, useEffect, useId, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { reachableControls } from '../../fields/navigation/reachableControls.ts';
import { FieldFormContext } from '../../fields/FieldFormContext.tsx';
import type { FieldDescription } from '../../schema/description.ts';
import { groupSections } from '../../schema/groupSections.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { arrange } from '../page/arrange.ts';
import { DialogContext } from '../page/DialogContext.ts';
import type { ResourceConfig, Sections } from '../page/ResourceConfig.ts';
import { FormDefaults } from './FormDefaults.tsx';
import { FormErrors } from './FormErrors.tsx';
import { FormFootContext, type FormFoot } from './FormFoot.ts';
import { FormSections, type FormContent } from './FormSections.tsx';
import { SaveBar } from './SaveBar.tsx';

interface FormBodyProps {
  readonly config: ResourceConfig;
  readonly sections: Sections | undefined;
  /** The fields that have an input here. */
  readonly fields: readonly FieldDescription[];
  readonly locked: string | null;
  readonly isSavable: boolean;
  readonly isNew: boolean;
  readonly actions: ReactNode;
  /** Instead of the sections of the config. */
  readonly children: FormContent | undefined;
}

/** The content of a form: its sections, its errors, its buttons, and the ways between them. */
export const FormBody = ({
  config,
  sections,
  fields,
  locked,
  isSavable,
  isNew,
  actions,
  children,
}: FormBodyProps) => {
  const id = useId();
  const translate = useTranslate();
  const element = useRef<HTMLDivElement>(null);
  const frame = use(DialogContext);
  const navigator = use(FieldFormContext)?.navigator ?? null;
  useEffect(() => {
    navigator?.attach(element.current);
    return navigator?.dispose;
  }, [navigator]);
  const { invalidTitle, layout: usual = 'sections', createLayout = usual } = config.form ?? {};
  const layout = isNew ? createLayout : usual;
  const disabled = locked !== null;
  const arranged = useMemo(() => arrange(fields, sections ?? groupSections(fields)), [fields, sections]);
  const isLooped = layout !== 'sections' && arranged.length > 1;
  const isStepped = layout === 'steps' && (children !== undefined || arranged.length > 1);
  useTabLoop(element, isLooped);
  useFirstFocus(element, (isNew || frame !== null) && isSavable);
  const foot: FormFoot = (way) => (
    <>
      <Box sx={{ mt: 2 }}>
        <FormErrors
          fields={arranged.flatMap((section) => section.fields)}
          dialogTitle={invalidTitle && translate(invalidTitle)}
        />
      </Box>
      <SaveBar locked={locked} isSavable={isSavable} isNew={isNew} actions={actions} way={way} />
    </>
  );
  return (
    <>
      <Recheck fields={fields} />
      {isNew && isSavable && <FormDefaults config={config} fields={fields} />}
      <Box
        ref={element}
        {...(isLooped && {
          role: 'group',
          'aria-label': translate('panels.form'),
          'aria-describedby': `${id}-loop`,
        })}
        sx={{ minWidth: 0 }}
      >
        {isSavable && (children !== undefined || fields.some(isMarked)) && (
          <Typography variant="body2" color="textSecondary" sx={{ mb: 2, displayPrint: 'none' }}>
            {translate('form.requiredHint')}
          </Typography>
        )}
        <FormFootContext value={foot}>
          {children ? (
            children({ fields, disabled })
          ) : (
            <FormSections layout={layout} sections={arranged} disabled={disabled} />
          )}
        </FormFootContext>
        {!isStepped && foot()}
        {isLooped && (
          <Box component="p" id={`${id}-loop`} sx={visuallyHidden}>
            {translate('panels.loop')}
          </Box>
        )}
      </Box>
    </>
  );
};

/** Whether a field, or one within it, has the mark of what must be filled in. */
const isMarked = ({ readOnly, required, fields }: FieldDescription): boolean =>
  !readOnly && (required || fields.some(isMarked));

/**
 * When the description changes under an open form, what was typed stays and is checked by the new one.
 */
const Recheck = ({ fields }: { readonly fields: readonly FieldDescription[] }) => {
  const { trigger, getFieldState } = useFormContext();
  const latest = useRef(fields);
  useEffect(() => {
    const before = latest.current;
    latest.current = fields;
    if (before === fields) return;
    const typed = before.map(({ name }) => name).filter((name) => getFieldState(name).isDirty);
    if (typed.length === 0) return;
    // A description with another field or default has react-admin reset the form in an effect after this one, and a
    // reset discards the check that is under way.
    queueMicrotask(() => void trigger(typed));
  }, [fields, trigger, getFieldState]);
  return null;
};

/**
 * Keeps Tab inside the element: behind its last control comes its first one, and back. What opens over it
 * in a place of its own, as pickers and dialogs do, moves the focus as usual.
 */
const useTabLoop = (element: RefObject<HTMLElement | null>, enabled: boolean): void => {
  useEffect(() => {
    const root = element.current;
    if (!enabled || !root) return undefined;
    const loop = (event: KeyboardEvent): void => {
      if (event.key !== 'Tab' || event.defaultPrevented || event.altKey || event.ctrlKey) return;
      const controls = reachableControls(root);
      const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
      if (!to || document.activeElement !== from) return;
      event.preventDefault();
      to.focus();
    };
    root.addEventListener('keydown', loop);
    return () => root.removeEventListener('keydown', loop);
  }, [element, enabled]);
};

/**
 * Puts the cursor into the first field of a form that opens to be filled in, unless somebody is at work elsewhere; once,
 * when it may be filled in, which may be known later than the form is there.
 */
const useFirstFocus = (element: RefObject<HTMLElement | null>, isWanted: boolean): void => {
  const isDone = useRef(false);
  useEffect(() => {
    const root = element.current;
    if (!isWanted || isDone.current || !root) return;
    isDone.current = true;
    if (!isIdle(document.activeElement)) return;
    const [first] = reachableControls(root).filter((control) => control.matches(FIELDS));
    first?.focus({ preventScroll: true });
  }, [element, isWanted]);
};

const FIELDS = 'input, textarea, select, [role=combobox], [contenteditable=true]';

/** On the page as a whole, its heading or the frame of a dialog, which has the focus until something takes it. */
const isIdle = (active: Element | null): boolean =>
  active === null || active === document.body || active.matches('[tabindex="-1"]');
