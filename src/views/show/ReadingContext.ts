import { createContext, type ReactNode } from 'react';
import type { Part } from '../../ui/lazyPart.tsx';
import type { ResourceConfig, Sections } from '../page/ResourceConfig.ts';

/** The form of one section of a record, in the place where the section is read. */
export interface SectionEditorProps {
  readonly config: ResourceConfig;
  readonly title: string | null;
  /** The section alone. */
  readonly sections: Sections;
  /** Its reader wants to close it: unsaved changes are confirmed first. */
  readonly isLeaving: boolean;
  /** Goes on with the form after that confirmation. */
  readonly onStay: () => void;
  /** Saved, or given up. */
  readonly onClosed: () => void;
  /** Called to close it. */
  readonly onClose: () => void;
}

/** Additions of a record's page to its sections. */
interface Reading {
  readonly Editor: Part<SectionEditorProps>;
  /** At the end of the second column. */
  readonly beside: ReactNode;
}

/** Null where a record is shown within another page. */
export const ReadingContext = createContext<Reading | null>(null);
