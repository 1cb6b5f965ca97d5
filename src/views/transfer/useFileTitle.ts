import { use } from 'react';
import { useGetResourceLabel, useResourceContext } from 'react-admin';
import { cleanFileName } from '../../fields/files/cleanFileName.ts';
import { PlaceContext } from '../page/PlaceContext.ts';

/** Name of a file made of a list: as its page is called, with the record that the page belongs to. */
export const useFileTitle = (): string => {
  const label = useGetResourceLabel();
  const resource = useResourceContext() ?? '';
  const { title = label(resource, 2), owner } = use(PlaceContext);
  return cleanFileName([owner, title].filter(Boolean).join(' – '));
};
