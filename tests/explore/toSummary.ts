import type { Action } from '@antithesishq/bombadil/browser';

/** A line of a trace, as far as it is read here. */
export interface Step {
  readonly state: { readonly url: string };
  readonly action: Action | null;
  readonly snapshots: readonly { readonly name: string | null; readonly value: unknown }[];
  readonly violations: readonly { readonly name: string }[];
}

export interface Finding {
  /** Name of the law. */
  readonly law: string;
  /** Index of the step that broke it. */
  readonly at: number;
  readonly url: string;
}

/** What a run has seen: distinct states are route, dialog in front and state of the form. */
export interface Summary {
  readonly steps: number;
  readonly routes: number;
  readonly states: number;
  /** Steps at a form, a dialog or a match sheet. */
  readonly deepSteps: number;
  readonly findings: readonly Finding[];
}

interface Place {
  readonly route: string;
  readonly dialog: string;
  readonly form: string;
}

export const toSummary = (steps: readonly Step[]): Summary => {
  const places = steps.flatMap(({ snapshots }) => {
    const found = snapshots.find(({ name }) => name === 'page');
    return found ? [found.value as Place] : [];
  });
  const findings = steps.flatMap(({ violations, state: { url } }, at) =>
    violations.map(({ name }) => ({ law: name, at, url })),
  );
  return {
    steps: steps.length,
    routes: new Set(places.map(({ route }) => route)).size,
    states: new Set(places.map(({ route, dialog, form }) => [route, dialog, form].join(' | '))).size,
    deepSteps: places.filter(({ dialog, form }) => dialog !== '' || form !== 'none').length,
    findings: findings.filter(({ law }, index) => findings.findIndex((one) => one.law === law) === index),
  };
};

/** `noPageStaysBlank` as `No page stays blank`. */
export const toSentence = (law: string): string => {
  const words = law.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};
