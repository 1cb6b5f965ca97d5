import { configure } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createSandbox, type AppOptions } from '../../../sandbox/api/app.ts';
import type { Sandbox } from '../../../sandbox/api/openSandbox.ts';
import { createBuilders, type Builders } from './createBuilders.ts';
import { createClients, type Account, type Client } from './createClient.ts';
import { createComplaints } from './createComplaints.ts';
import { createFaults, type Faults } from './createFaults.ts';
import { createWire, type Wire } from './createWire.ts';
import { openSeededSandbox, type SeededSandboxOptions } from './openSeededSandbox.ts';
import { readDatabase, type Contents } from './readDatabase.ts';
import { renderApp, type RenderedApp, type RenderOptions } from './renderApp.tsx';
import { readCode } from './readCode.ts';
import { forgetEverything, stubBrowser } from './stubBrowser.ts';

export interface Screens extends Builders {
  renderApp: (options: RenderOptions) => Promise<RenderedApp>;
  /** The API beside the application, as an account. */
  as: (account: Account) => Promise<Client>;
  /** The code that the second factor 'mailed' last. */
  readCode: () => Promise<string>;
  /** Lets the server speak to the application in the shapes of another one, until the test ends; never to `as`. */
  speak: (shapes: Pick<AppOptions, 'hydraPrefix'>) => void;
  /** The current time of the server. */
  clock: () => Date;
  /** All that the database holds. */
  readDatabase: () => Promise<Contents>;
  readonly wire: Wire;
  readonly faults: Faults;
}

/**
 * Call once at the top of a test file: gives the real application over a seeded sandbox of the file's own. The
 * records of one test are there in the next, so a test that writes builds its own; browser, journal and faults
 * start afresh with every test.
 */
export const setUpScreens = (options: SeededSandboxOptions = {}): Screens => {
  let opened: Sandbox | null = null;
  const sandbox = (): Sandbox => {
    if (!opened) throw new Error('The sandbox opens before the first test: call this inside a test');
    return opened;
  };
  let spoken: ReturnType<typeof createSandbox> | null = null;
  const wire = createWire();
  const faults = createFaults();
  const client = createClients(sandbox);
  const apps = new Set<RenderedApp>();
  const complaints = createComplaints();
  const inFlight = new Set<Promise<Response>>();
  const server = setupServer(
    ...['*/api/*', '*/sandbox/*'].map((path) =>
      http.all(path, async ({ request }) => {
        const call = await wire.record(request);
        const answer = faults.through(call, async () => (spoken ?? sandbox()).fetch(request));
        inFlight.add(answer);
        return answer.finally(() => inFlight.delete(answer));
      }),
    ),
  );

  beforeAll(async () => {
    // The server behind it works in the same thread.
    configure({ asyncUtilTimeout: 40_000 });
    process.env['DEBUG_PRINT_LIMIT'] ??= '2000';
    stubBrowser();
    opened = await openSeededSandbox(options);
    server.listen({ onUnhandledRequest: 'error' });
  });
  beforeEach(() => {
    complaints.listen();
    forgetEverything();
    wire.clear();
  });
  afterEach(async () => {
    faults.lift();
    for (const app of apps) app.close();
    apps.clear();
    // What is still under way, and what it leads to, belongs to this test and not to the next one's journal.
    do {
      await Promise.allSettled(inFlight);
      await new Promise((resolve) => setTimeout(resolve, 20));
    } while (inFlight.size > 0);
    spoken = null;
    complaints.check();
  });
  afterAll(async () => {
    server.close();
    await opened?.close();
  });

  const readMailedCode = (): Promise<string> => readCode(sandbox());
  return {
    ...createBuilders(() => client('gestionnaire')),
    as: client,
    readCode: readMailedCode,
    speak: (shapes) => {
      spoken = createSandbox(sandbox().context, shapes);
    },
    clock: () => sandbox().context.clock(),
    readDatabase: () => readDatabase(sandbox().context.db),
    wire,
    faults,
    renderApp: async (appOptions) => {
      const app = await renderApp(appOptions, readMailedCode);
      apps.add(app);
      if (appOptions.account) wire.clear();
      return app;
    },
  };
};
