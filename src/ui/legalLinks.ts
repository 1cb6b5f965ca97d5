import { accessibility } from '../generated/accessibility.ts';
import { pageTexts } from '../i18n/pages.ts';
import { conformityOf } from '../lib/conformityOf.ts';
import { legalPaths } from '../lib/legalPaths.ts';

const { legal, conformity } = pageTexts;

/** The pages that the law requires, with the state of conformity in the words of the law. */
export const legalLinks = [
  {
    name: 'accessibility',
    to: `/${legalPaths.accessibility}`,
    title: legal.accessibility.replace('%{state}', conformity[conformityOf(accessibility)]),
  },
  { name: 'notice', to: `/${legalPaths.notice}`, title: legal.notice },
  { name: 'personalData', to: `/${legalPaths.personalData}`, title: legal.personalData },
] as const;
