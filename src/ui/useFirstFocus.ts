import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router';

/**
 * Puts the cursor in the first field when the document opens on this page, so that one may type at once. After a
 * move inside the application the focus goes to the heading instead.
 */
export const useFirstFocus = (field: RefObject<HTMLElement | null>): void => {
  const isFirst = useLocation().key === 'default';
  useEffect(() => {
    if (isFirst) field.current?.focus();
  }, [isFirst, field]);
};
