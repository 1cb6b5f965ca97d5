import { use, useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import type { FieldDescription } from '../../schema/description.ts';
import { FieldFormContext } from '../FieldFormContext.tsx';

/** The browser fills a form in within a second of its opening. */
const GUARD_MS = 1000;

/** Fields that a browser would fill with data of its own user, where these are the data of somebody else. */
const PERSONAL =
  /^(givenName|familyName|birthName|email|telephone|streetAddress|disambiguatingDescription|postalCode|addressLocality|iban|bic)$/i;

/**
 * Keeps the browser from filling its user's own data into the field: its inputs are read-only while the form
 * opens, and the browser may not offer anything. Set on the elements, so that it holds for every kind of input.
 */
export const useAutofillGuard = (
  element: RefObject<HTMLElement | null>,
  { name, fields }: FieldDescription,
): void => {
  const isPersonal = fields.length === 0 && PERSONAL.test(name);
  const isLocked = useOpening(isPersonal);
  useLayoutEffect(() => {
    if (!isPersonal) return undefined;
    const inputs = [...(element.current?.querySelectorAll('input') ?? [])].filter(
      ({ readOnly }) => !readOnly,
    );
    for (const input of inputs) {
      input.setAttribute('autocomplete', 'off');
      input.readOnly = isLocked;
      input.addEventListener('keydown', release);
    }
    return () => {
      for (const input of inputs) {
        input.readOnly = false;
        input.removeEventListener('keydown', release);
      }
    };
  }, [element, isPersonal, isLocked]);
};

/** A key is struck by a person, whose text is not lost. */
const release = ({ currentTarget }: Event): void => {
  (currentTarget as HTMLInputElement).readOnly = false;
};

/** True for a second from the opening of the form around, where that is needed: else no timer runs. */
const useOpening = (isNeeded: boolean): boolean => {
  const end = (use(FieldFormContext)?.openedAt ?? -GUARD_MS) + GUARD_MS;
  const [isOpening, setOpening] = useState(() => isNeeded && performance.now() < end);
  useEffect(() => {
    if (!isOpening) return undefined;
    const timer = setTimeout(setOpening, end - performance.now(), false);
    return () => clearTimeout(timer);
  }, [isOpening, end]);
  return isOpening;
};
