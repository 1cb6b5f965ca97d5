import { useTranslate } from '../i18n/useTranslate.ts';

/** Names of the buttons inside a field with suggestions. */
export const useAutocompleteTexts = (): Readonly<Record<'openText' | 'closeText' | 'clearText', string>> => {
  const translate = useTranslate();
  return {
    openText: translate('ra.action.open'),
    closeText: translate('ra.action.close'),
    clearText: translate('ra.action.clear_input_value'),
  };
};
