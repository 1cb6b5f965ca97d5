import { createContext, type ReactNode } from 'react';

/** Actions of the area beside those of a record's own page. */
export const RecordActionsContext = createContext<ReactNode>(null);
