import { use, type ReactNode } from 'react';
import {
  useCanAccess,
  useCreatePath,
  useGetResourceLabel,
  useResourceContext,
  Navigate,
  useLocation,
  type RaRecord,
} from 'react-admin';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { labelOf } from '../../fields/labelOf.ts';
import { allowsUpdate, type Description, type Operation } from '../../schema/description.ts';
import { statesPermissions } from '../../schema/permissionsOf.ts';
import { leavesNothing } from '../../http/ApiError.ts';
import type { Part } from '../../ui/lazyPart.tsx';
import { DescriptionFailure } from './DescriptionFailure.tsx';
import { usePermissionsOf } from './InheritedPermissions.ts';
import { GuessedNotice } from './GuessedNotice.tsx';
import { LeftOutFields } from './LeftOutFields.tsx';
import { RecordActionsContext } from './RecordActionsContext.ts';
import { RecordFailure } from './RecordFailure.tsx';
import type { HeadConfig, RelatedAction, ResourceConfig } from './ResourceConfig.ts';
import { FormSkeleton, RecordSkeleton } from './Skeletons.tsx';
import { useDescription, type DescriptionState } from './useDescription.ts';
import type { Crumb } from './PlaceContext.ts';
import type { ViewHeaderProps } from './ViewHeader.tsx';
import { isSameRecord } from '../../lib/iri.ts';

export interface RecordHeadProps extends Omit<ViewHeaderProps, 'actions'> {
  /** Related actions that the user may take. */
  readonly related: readonly RelatedAction[];
  /** Further actions of the area. */
  readonly more: ReactNode;
  /** The way to change the record. */
  readonly edit: ReactNode;
  readonly head: HeadConfig | undefined;
  /** Why the record is not changed, beside the actions. */
  readonly note: Note | undefined;
  /** Null until it is read. */
  readonly description: Description | null;
  /** The content below the head is there; until then the head has the name alone, as the page did before it. */
  readonly isReady: boolean;
}

interface Note {
  readonly id: string;
  readonly text: string;
}

interface RecordTopProps {
  readonly config: ResourceConfig;
  /** Undefined until it is to be shown. */
  readonly record: RaRecord | undefined;
  readonly operation: Operation;
  /** The record is the only one of its resource, which has no list to go back to. */
  readonly isSingle?: boolean;
  readonly actions: ReactNode;
  readonly Head: Part<RecordHeadProps>;
  readonly note?: Note;
}

interface RecordPageProps extends RecordTopProps {
  readonly error: Error | null | undefined;
  readonly onRetry: () => void;
  readonly children: (description: Description) => ReactNode;
}

/** Page of one record: its name as heading, the way back to its list, and what is missing while it is missing. */
export const RecordPage = ({ error, onRetry, children, ...top }: RecordPageProps) => {
  const resource = useResourceContext() ?? '';
  const { operation, record, isSingle } = top;
  const state = useDescription(resource, record ? operation : null);
  const parents = useParents(isSingle);
  if (error && leavesNothing(error, record))
    return <RecordFailure error={error} parents={parents} onRetry={onRetry} />;
  const moved = isSingle ? null : movedTo(record);
  if (moved !== null) return <MovedRedirect to={moved} />;
  return (
    <>
      <Top {...top} state={state} parents={parents} />
      {state.status === 'failed' && <DescriptionFailure state={state} />}
      {state.status === 'loading' && (operation === 'show' ? <RecordSkeleton /> : <FormSkeleton />)}
      {state.status === 'ready' && <GuessedNotice description={state.description} />}
      {state.status === 'ready' && record && children(state.description)}
      {state.status === 'ready' && <LeftOutFields description={state.description} />}
    </>
  );
};

/** The head alone, of a record whose page shows something else. */
export const RecordTop = (top: RecordTopProps) => {
  const resource = useResourceContext() ?? '';
  const state = useDescription(resource, top.record ? top.operation : null);
  return <Top {...top} state={state} parents={useParents(top.isSingle)} />;
};

interface TopProps extends RecordTopProps {
  readonly state: DescriptionState;
  readonly parents: readonly Crumb[];
}

const Top = ({
  config,
  record: read,
  state,
  parents,
  operation,
  isSingle = false,
  actions,
  Head,
  note,
}: TopProps) => {
  const resource = useResourceContext() ?? '';
  const label = useGetResourceLabel();
  const more = use(RecordActionsContext);
  const permissionsOf = usePermissionsOf();
  const definition = useDirectory().byName(resource);
  // Its name and its actions come with its fields: the content below them moves once.
  const record = state.status === 'loading' ? undefined : read;
  // A reader without the right to change a record gets the reason; where the server has no such way there is no button.
  const isOffered =
    operation !== 'show' ||
    state.status !== 'ready' ||
    allowsUpdate(state.description) ||
    statesPermissions(record);
  const name = record ? labelOf(record, definition) : label(resource, 1);
  const title = isSingle ? label(resource, 1) : name;
  const related = (record && permissionsOf(record).canUpdate && config.relatedActions) || NONE;
  return (
    <Head
      title={title}
      parents={parents}
      head={config.head}
      related={related}
      more={record && more}
      edit={record && isOffered && actions}
      note={record && note}
      description={state.status === 'ready' ? state.description : null}
      isReady={record !== undefined}
    />
  );
};

/** The way to the record: its list, where it has one that may be opened. */
const useParents = (isSingle = false): readonly Crumb[] => {
  const resource = useResourceContext() ?? '';
  const label = useGetResourceLabel();
  const createPath = useCreatePath();
  const { canAccess: mayList } = useCanAccess({ resource, action: 'list' });
  return isSingle || mayList === false
    ? []
    : [{ label: label(resource, 2), to: createPath({ resource, type: 'list' }) }];
};

const NONE: readonly RelatedAction[] = [];

/** Address of a record that is known by a former one, since it was given another identifier; null for all others. */
const movedTo = (record: RaRecord | undefined): string | null => {
  const address: unknown = record?.['@id'];
  return typeof address === 'string' && !isSameRecord(address, String(record?.id)) ? address : null;
};

/** Leads from the page of a record at its former address to the same page at its own. */
const MovedRedirect = ({ to }: { readonly to: string }) => {
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  const { pathname, state } = useLocation();
  const type = pathname.endsWith('/show') ? 'show' : 'edit';
  return <Navigate to={createPath({ resource, id: to, type })} state={state} replace />;
};
