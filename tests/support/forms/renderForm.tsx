import { CacheProvider } from '@emotion/react';
import { configure, render, screen } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import {
  AdminContext,
  RecordContextProvider,
  ResourceContextProvider,
  SaveContextProvider,
  testDataProvider,
  type RaRecord,
} from 'react-admin';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { registry } from '../../../src/fields/registry.tsx';
import { RegistryContext } from '../../../src/fields/RegistryContext.tsx';
import { createI18nProvider } from '../../../src/i18n/createI18nProvider.ts';
import { createToasts } from '../../../src/ui/toasts/createToasts.ts';
import { ToastHost } from '../../../src/ui/toasts/ToastHost.tsx';
import { ToastsProvider } from '../../../src/ui/toasts/ToastsContext.tsx';
import type { RecordVersion } from '../../../src/data/hydra.ts';
import type { ResourceConfig } from '../../../src/views/page/ResourceConfig.ts';
import { DraftsContext, type Drafts } from '../../../src/views/drafts/DraftsContext.ts';
import { SchemaForm } from '../../../src/views/form/SchemaForm.tsx';
import { createPlainStyles } from '../createPlainStyles.ts';
import { describeFields } from '../describeFields.ts';
import { standInForBrowser } from '../screens/standInForBrowser.ts';

/** How long a query may wait for what it looks for: a limit for a busy machine, not an expectation. */
const PATIENCE_MS = 15_000;

interface FormOptions {
  /** Fields as a server describes them, by name. */
  readonly fields: Parameters<typeof describeFields>[0];
  /** The record to edit; a new one when absent. */
  readonly record?: RaRecord;
  readonly config?: ResourceConfig;
  readonly locked?: string;
  /** The record as each reading before a save finds it, the last one again and again; never read when absent. */
  readonly versions?: readonly RaRecord[];
  /** What an earlier send of a new record has created. */
  readonly findTwin?: () => Promise<RaRecord | null>;
  /** Where drafts are kept; nowhere by default. */
  readonly drafts?: Drafts;
  /** What stands around the form. */
  readonly within?: (form: ReactElement) => ReactElement;
  /** What the server answers to a body: the record, or a rejection. */
  readonly save?: (body: Record<string, unknown>) => Promise<RaRecord>;
}

interface RenderedForm {
  readonly user: UserEvent;
  /** Bodies sent, in their order. */
  readonly sent: readonly Record<string, unknown>[];
  readonly submit: () => Promise<void>;
  readonly goTo: (path: string) => Promise<void>;
  /** Closes the page, as a reload or the end of the session does. */
  readonly close: () => void;
  readonly path: () => string;
}

/** A generated form alone, over descriptions and a `save` that the test gives: no application, no server. */
export const renderForm = async (options: FormOptions): Promise<RenderedForm> => {
  standInForBrowser();
  configure({ asyncUtilTimeout: PATIENCE_MS });
  const sent: Record<string, unknown>[] = [];
  const save = async (values: Record<string, unknown>, callbacks: SaveCallbacks): Promise<void> => {
    // As it goes over the wire.
    const body = JSON.parse(JSON.stringify(values)) as Record<string, unknown>;
    sent.push(body);
    try {
      callbacks.onSuccess(await (options.save ?? echo)(body));
    } catch (error) {
      callbacks.onError(error);
    }
  };
  let readings = 0;
  const readVersion = (): Promise<RecordVersion> => {
    const data = options.versions?.[Math.min(readings, options.versions.length - 1)];
    readings += 1;
    // Each version has a tag of its own.
    return Promise.resolve({ data: data ?? { id: '' }, etag: `"${JSON.stringify(data)}"` });
  };
  const form = (
    <SchemaForm
      config={options.config ?? {}}
      description={{ fields: describeFields(options.fields), methods: null }}
      locked={options.locked ?? null}
      onSaved={() => undefined}
      {...(options.versions && { versions: { read: readVersion, refresh: () => undefined } })}
      {...(options.findTwin && { findTwin: options.findTwin })}
    />
  );
  const page = (
    <AdminContext dataProvider={testDataProvider()} i18nProvider={createI18nProvider()}>
      <RegistryContext value={registry}>
        <ResourceContextProvider value="things">
          <SaveContextProvider value={{ save: save as never, saving: false, mutationMode: 'pessimistic' }}>
            <RecordContextProvider value={options.record}>
              <DraftsContext value={options.drafts ?? null}>{(options.within ?? same)(form)}</DraftsContext>
            </RecordContextProvider>
          </SaveContextProvider>
        </ResourceContextProvider>
      </RegistryContext>
    </AdminContext>
  );
  const router = createMemoryRouter(
    [
      { path: '/things/*', element: page },
      { path: '*', element: <h1>Ailleurs</h1> },
    ],
    { initialEntries: ['/things/1'] },
  );
  const { unmount } = render(
    <CacheProvider value={createPlainStyles()}>
      <ToastsProvider toasts={createToasts()}>
        <RouterProvider router={router} />
        <ToastHost />
      </ToastsProvider>
    </CacheProvider>,
  );
  const user = userEvent.setup({ delay: null });
  await screen.findByRole('button', { name: SUBMIT });
  return {
    user,
    sent,
    submit: () => user.click(screen.getByRole('button', { name: SUBMIT })),
    goTo: (path) => router.navigate(path),
    close: unmount,
    path: () => router.state.location.pathname,
  };
};

interface SaveCallbacks {
  readonly onSuccess: (record: RaRecord) => void;
  readonly onError: (error: unknown) => void;
}

const SUBMIT = /^(Enregistrer|Créer)$/;

const same = (form: ReactElement): ReactElement => form;

const echo = (body: Record<string, unknown>): Promise<RaRecord> =>
  Promise.resolve({ id: '/api/things/1', ...body });
