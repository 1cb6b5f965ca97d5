import { useTranslate } from '../../../i18n/useTranslate.ts';
import { formatDate } from '../../../lib/dates.ts';
import type { Fault } from '../../../rules/sheet/fault.ts';
import { toMinute } from '../document/facts.ts';

/** The French name of a state of a meeting; the state itself where there is none. */
export const useStateText = (): ((state: unknown) => string) => {
  const translate = useTranslate();
  return (state) => translate(`sheet.states.${String(state)}`, { _: String(state) });
};

/** The French sentence of a fault. */
export const useFaultText = (): ((fault: Fault) => string) => {
  const translate = useTranslate();
  return ({ code, values }) =>
    translate(`sheetFaults.${variantOf(code, values)}`, {
      _: code,
      ...values,
      ...(typeof values['count'] === 'number' ? { smart_count: values['count'] } : {}),
      ...(typeof values['deadline'] === 'string' ? { deadline: toMinute(values['deadline']) } : {}),
      ...(typeof values['date'] === 'string' ? { date: formatDate(values['date']) ?? values['date'] } : {}),
    });
};

/** Limits of one have a sentence of their own. */
const variantOf = (code: string, { max }: Fault['values']): string => {
  if (code === 'tooManyForeigners' && max === 1) return 'oneForeigner';
  if (code === 'secondDay' && max !== 1) return 'secondDayLimit';
  return code;
};
