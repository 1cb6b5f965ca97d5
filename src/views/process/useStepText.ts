import { verbOf } from '../../i18n/stateWords.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { Step } from '../../schema/stepsOf.ts';

interface StepText {
  /** Label of the button. */
  readonly action: string;
  /** Effect of the step. */
  readonly consequence: string;
}

/**
 * The words of a step: those of the resource in the catalogue, from this state (`from`) or from any, else a verb made of
 * the state that it leads to.
 */
export const useStepText = (resource: string) => {
  const translate = useTranslate();
  return ({ from, to }: Step): StepText => {
    const key = `process.steps.${resource}.${String(to.value)}` as const;
    const textOf = (part: keyof StepText, otherwise: string): string =>
      translate(`${key}.from.${from}.${part}`, { _: translate(`${key}.${part}`, { _: otherwise }) });
    return {
      action: textOf('action', verbOf(to.label) ?? translate('process.step', { state: to.label })),
      consequence: textOf('consequence', translate('process.consequence', { state: to.label })),
    };
  };
};
