import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { SaveContextProvider, testDataProvider, type RaRecord } from 'react-admin';
import type { RecordVersion } from '../../../src/data/hydra.ts';
import type { ResourceConfig } from '../../../src/views/page/ResourceConfig.ts';
import { DraftsContext, type Drafts } from '../../../src/views/drafts/DraftsContext.ts';
import { SchemaForm } from '../../../src/views/form/SchemaForm.tsx';
import { describeFields } from '../describeFields.ts';
import { renderInClub } from '../renderInClub.tsx';

interface FormOptions {
  /** Fields as a server describes them, by name. */
  readonly fields: Parameters<typeof describeFields>[0];
  /** The record to edit; a new one when absent. */
  readonly record?: RaRecord;
  readonly config?: ResourceConfig;
  readonly locked?: string;
  /** The record as each reading before a save finds it, the last one again and again; never read when absent. */
  readonly versions?: readonly RaRecord[];
  /** Record created by an earlier send. */
  readonly findTwin?: () => Promise<RaRecord | null>;
  /** Where drafts are kept; nowhere by default. */
  readonly drafts?: Drafts;
  /** Wrapper around the form. */
  readonly within?: (form: ReactElement) => ReactElement;
  /** Answer of the server to a body: the record, or a rejection. */
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
  const sent: Record<string, unknown>[] = [];
  const save = async (
    values: Record<string, unknown>,
    callbacks: SaveCallbacks,
  ): Promise<RaRecord | undefined> => {
    // As it goes over the wire.
    const body = JSON.parse(JSON.stringify(values)) as Record<string, unknown>;
    sent.push(body);
    try {
      const record = await (options.save ?? echo)(body);
      // As react-query does it for the callbacks of one call.
      if (document.querySelector('form')) callbacks.onSuccess(record);
      return record;
    } catch (error) {
      callbacks.onError(error);
      return undefined;
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
  const { user, goTo, path, unmount } = renderInClub(
    <SaveContextProvider value={{ save: save as never, saving: false, mutationMode: 'pessimistic' }}>
      <DraftsContext value={options.drafts ?? null}>{(options.within ?? same)(form)}</DraftsContext>
    </SaveContextProvider>,
    {
      at: '/things/1',
      route: '/things/*',
      dataProvider: testDataProvider(),
      resource: 'things',
      record: options.record,
      resources: [],
    },
  );
  await screen.findByRole('button', { name: SUBMIT });
  return {
    user,
    sent,
    submit: () => user.click(screen.getByRole('button', { name: SUBMIT })),
    goTo,
    close: unmount,
    path,
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
