import { createContext } from 'react';
import type { FormDraft } from './useFormDraft.ts';

/** Draft of the form around; null where none is kept. */
export const FormDraftContext = createContext<FormDraft | null>(null);
