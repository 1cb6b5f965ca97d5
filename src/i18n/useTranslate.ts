import { useTranslate as useAnyTranslate } from 'react-admin';
import type { Translate } from './MessageKey.ts';

/** react-admin's `useTranslate`, with the keys of our catalogue. */
export const useTranslate = useAnyTranslate as () => Translate;
