import { use } from 'react';
import { DialogContext } from './DialogContext.ts';
import { PlaceContext } from './PlaceContext.ts';

/** Whether the frame of the page shows the way to it and, above the tabs, the head of the record that it is about. */
export const useIsHeaded = (): boolean => {
  const { parents } = use(PlaceContext);
  const isDialog = use(DialogContext)?.titleId !== undefined;
  return parents === null && !isDialog;
};
