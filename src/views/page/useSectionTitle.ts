import { useResourceContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { Section } from './arrange.ts';

/** French title of a section; null for the only one, which needs none. */
export const useSectionTitle = (sections: readonly Section[]): ((section: Section) => string | null) => {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  return ({ key }) => {
    if (key !== null) return translate(`resources.${resource}.sections.${key}`, { _: key });
    return sections.length > 1 ? translate('form.other') : null;
  };
};
