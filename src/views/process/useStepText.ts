import { verbOf } from '../../i18n/stateWords.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { Step } from '../../schema/stepsOf.ts';

interface StepText {
  /** Label of the button. */
  readonly action: string;
  /** Effect of the step. */
  readonly consequence: string;
}

/** The words of a step: those of the resource in the catalogue, else a verb made of the state that it leads to. */
export const useStepText = (resource: string) => {
  const translate = useTranslate();
  return ({ to }: Step): StepText => {
    const key = `process.steps.${resource}.${String(to.value)}` as const;
    return {
      action: translate(`${key}.action`, {
        _: verbOf(to.label) ?? translate('process.step', { state: to.label }),
      }),
      consequence: translate(`${key}.consequence`, {
        _: translate('process.consequence', { state: to.label }),
      }),
    };
  };
};
