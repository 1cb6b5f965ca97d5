import { useEffect, type RefObject } from 'react';
import { focusWhenLost } from './useHeadingFocus.ts';

/**
 * Goes with the dialog or popover around it, once MUI has given the focus back: to nothing where the button that
 * opened it is gone, or where something in it is pressed while it closes. So does it with a form that makes room for what
 * became of it.
 */
export const ReturnOfFocus = ({ opener }: { readonly opener?: RefObject<HTMLElement | null> }) => {
  useEffect(() => () => focusWhenLost(opener?.current), [opener]);
  return null;
};
