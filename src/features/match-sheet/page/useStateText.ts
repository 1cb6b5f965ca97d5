import { useTranslate } from 'react-admin';

/** The French name of a state of a meeting; the state itself where there is none. */
export const useStateText = (): ((state: unknown) => string) => {
  const translate = useTranslate();
  return (state) => translate(`sheet.states.${String(state)}`, { _: String(state) });
};
