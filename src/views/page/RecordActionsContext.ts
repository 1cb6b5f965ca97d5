import { createContext, type ReactNode } from 'react';

/** What the area offers beside the actions of a record's own page. */
export const RecordActionsContext = createContext<ReactNode>(null);
