import type { ReactElement, ReactNode } from 'react';
import { Resource } from 'react-admin';
import { Route, Routes } from 'react-router';
import type { RegisteredResource } from '../../../resources/index.ts';
import { ListBehind } from '../../../views/dialogs/ListBehind.tsx';
import { RecordActionsContext } from '../../../views/page/RecordActionsContext.ts';
import { ViewDialog } from '../../../views/dialogs/ViewDialog.tsx';
import { InWholeSpace } from '../../../features/InWholeSpace.tsx';
import { NotFoundRedirect } from './NotFoundRedirect.tsx';
import { LeadsOn } from './LeadsOn.tsx';
import { OpenedFrom } from './OpenedFrom.tsx';
import { resourceView } from './resourceView.tsx';
import { StartedFrom } from './StartedFrom.tsx';
import { redirects } from './table.ts';
import { PassesLink } from '../../../features/event-passes/PassesLink.tsx';
import { PassLink } from '../../../features/event-passes/PassLink.tsx';
import { RequireRight } from './RequireRight.tsx';
import { rightToRecord } from '../../../resources/rightOf.ts';
import { RequestedSheet } from '../../../features/match-sheet/page/RequestedSheet.tsx';
import { SheetLink } from '../../../features/match-sheet/page/SheetLink.tsx';
import { TeamMeetings } from '../../../features/match-sheet/page/TeamMeetings.tsx';

interface Pages {
  readonly list?: ReactElement;
  readonly create?: ReactElement;
  readonly edit?: ReactElement;
  readonly hasCreate?: boolean;
  readonly hasEdit?: boolean;
  readonly show?: ReactElement;
}

/** The generated pages of every resource; its config and its view are loaded when one is opened. */
export const resourcePages = (resources: readonly RegisteredResource[]): readonly ReactElement[] =>
  resources.map((resource) => <Resource key={resource.name} name={resource.name} {...pagesOf(resource)} />);

const pagesOf = (resource: RegisteredResource): Pages => {
  const guarded = (page: ReactNode, right = resource.right) => (
    <RequireRight right={right}>{page}</RequireRight>
  );
  const actions = ACTIONS[resource.name] ?? null;
  const opened = (page: ReactNode, right = rightToRecord(resource)) =>
    guarded(
      <OpenedFrom resource={resource.name}>
        <RecordActionsContext value={actions}>{page}</RecordActionsContext>
      </OpenedFrom>,
      right,
    );
  const list = guarded(resourceView(resource, 'list', (View, config) => <View config={config} />));
  if (resource.source === 'rest') return { list: <ListAlone list={list} /> };
  const create = resourceView(resource, 'create', (View, config) => (
    <StartedFrom resource={resource.name} config={config}>
      <View config={config} />
    </StartedFrom>
  ));
  const show = opened(
    resourceView(resource, 'show', (View, config) => (
      <View config={config} notFound={<NotFoundRedirect />} />
    )),
  );
  const edit = resourceView(resource, 'edit', (View, config) => (
    <View config={config} notFound={<NotFoundRedirect />} />
  ));
  if (resource.overList) {
    const dialog = (view: ReactNode) => opened(<ViewDialog>{view}</ViewDialog>);
    const listAndDialogs = <ListWithDialogs list={list} create={dialog(create)} edit={dialog(edit)} />;
    return { list: listAndDialogs, hasCreate: true, hasEdit: true, show };
  }
  const sheet = redirects[`${resource.name}/:id`];
  const pages = {
    show,
    edit: <RecordRoutes page={sheet === undefined ? opened(edit) : <LeadsOn to={sheet} />} />,
  };
  if (resource.single)
    return {
      ...pages,
      create: <InWholeSpace otherwise={<NotFoundRedirect />}>{opened(create)}</InWholeSpace>,
    };
  return { ...pages, list, create: opened(create, resource.right) };
};

/** What the pages of a record offer besides what every record has. */
const ACTIONS: Readonly<Record<string, ReactNode>> = {
  'change-requests': <RequestedSheet />,
  'club-events': <PassesLink />,
  participants: <PassLink />,
  'sport-matches': <SheetLink />,
  teams: <TeamMeetings />,
};

/** The rows of a read model are no records: nothing stands behind the list. */
const ListAlone = ({ list }: { readonly list: ReactNode }) => (
  <Routes>
    <Route index element={list} />
    <Route path="*" element={<NotFoundRedirect />} />
  </Routes>
);

interface ListWithDialogsProps {
  readonly list: ReactNode;
  readonly create: ReactNode;
  readonly edit: ReactNode;
}

/** The list stays mounted, with its page, filters and selection, whatever opens over it. */
const ListWithDialogs = ({ list, create, edit }: ListWithDialogsProps) => (
  <ListBehind list={list}>
    <Routes>
      <Route index element={null} />
      <Route path="create" element={create} />
      <Route path=":id" element={edit} />
      <Route path="*" element={<NotFoundRedirect />} />
    </Routes>
  </ListBehind>
);

/** A record opens at its own address or leads on to its first page; anything else behind it is unknown. */
const RecordRoutes = ({ page }: { readonly page: ReactNode }) => (
  <Routes>
    <Route index element={page} />
    <Route path="*" element={<NotFoundRedirect />} />
  </Routes>
);
