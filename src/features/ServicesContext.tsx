import { createContext, use } from 'react';
import type { CopyOwner, LocalCopy } from '../data/copy/createLocalCopy.ts';
import type { DraftStore } from '../data/createDraftStore.ts';
import type { SheetStore } from '../data/createSheetStore.ts';
import type { HeaderEvents } from '../data/headerEvents.ts';
import type { CallLog } from '../http/createCallLog.ts';
import type { Transport } from '../http/createTransport.ts';
import type { Session } from '../session/Session.ts';
import type { Toasts } from '../ui/toasts/createToasts.ts';

/** Services that the composition root gives the club area. */
export interface Services {
  readonly session: Session;
  readonly transport: Transport;
  /** Short messages, of the pages and of a call that waits. */
  readonly toasts: Toasts;
  /** Last answers of the server, on this device. */
  readonly copy: LocalCopy;
  /** Owner of a club's copy now: this build (its entry file, whose name says it) and Cache-Version; null when logged out. */
  readonly copyOwner: (clubId: string) => CopyOwner | null;
  /** Aborts every read under way, of whatever page. */
  readonly cancelReads: () => void;
  /** Recent API calls, for the report of a failure. */
  readonly calls: CallLog;
  readonly headerEvents: HeaderEvents;
  readonly drafts: DraftStore;
  /** Match sheets on this device. */
  readonly sheets: SheetStore;
  /** Absolute address of the API, `https://api.example.org/api`. */
  readonly entrypoint: string;
}

export const ServicesContext = createContext<Services | null>(null);

export const useServices = (): Services => {
  const services = use(ServicesContext);
  if (!services) throw new Error('The club area is rendered outside of ServicesContext');
  return services;
};
