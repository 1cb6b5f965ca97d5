import { useStore } from 'react-admin';
import { useListKey } from '../page/PlaceContext.ts';
import type { ResourceConfig } from '../page/ResourceConfig.ts';
import { useScope, type Scope } from '../page/ScopeContext.tsx';

interface OwnRows {
  /** What narrows the list to the rows of its place; nothing while all of them are shown. */
  readonly either: Scope;
  /** Whether the list has rows of its place at all, so that there is a choice. */
  readonly isOffered: boolean;
  readonly isNarrowed: boolean;
  readonly setNarrowed: (isNarrowed: boolean) => void;
}

/** The choice of a list that belongs to everybody: the rows of the place where it stands, or all; kept by its reader. */
export const useOwnRows = (config: ResourceConfig): OwnRows => {
  const own = useScope(config.list?.own);
  const [isNarrowed, setNarrowed] = useStore(`${useListKey()}.own`, true);
  const isOffered = Object.keys(own).length > 0;
  return { either: isNarrowed ? own : {}, isOffered, isNarrowed, setNarrowed };
};
