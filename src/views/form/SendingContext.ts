import { createContext } from 'react';
import type { Sending } from './createSending.ts';

/** How the files of the form around go out; null where nothing is sent. */
export const SendingContext = createContext<Sending | null>(null);
