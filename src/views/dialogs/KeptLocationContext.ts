import { createContext } from 'react';
import type { RouterLocation } from 'react-admin';

/** Address of the list behind a dialog, with its page, order and filters; null where the dialog came first. */
export const KeptLocationContext = createContext<RouterLocation | null>(null);
