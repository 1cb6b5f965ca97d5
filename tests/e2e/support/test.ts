import { expect, test as base } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';

interface Watch {
  /** Console errors the test provokes on purpose, for instance the browser's own line about a 422. */
  readonly expectedErrors: readonly RegExp[];
  /** What the browser has complained of so far, one line each. */
  readonly complaints: readonly string[];
  /** Runs in every test: no console error, no uncaught error, no violation of the content security policy. */
  readonly quietPage: undefined;
}

export const test = base.extend<Watch>({
  expectedErrors: [[], { option: true }],
  complaints: async ({ context }, provide) => {
    await provide(await collectComplaints(context));
  },
  quietPage: [
    async ({ complaints, expectedErrors }, provide) => {
      await provide(undefined);
      const unexpected = complaints.filter((line) => !expectedErrors.some((expected) => expected.test(line)));
      expect(unexpected, 'errors that the browser reported').toEqual([]);
    },
    { auto: true },
  ],
});

/** What a context complains of from now on, one line each. */
export async function collectComplaints(context: BrowserContext): Promise<string[]> {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
  await context.exposeBinding('reportViolation', (_source, line: string) => complaints.push(line));
  await context.addInitScript(() => {
    // Also those of a report-only policy, which the console does not call errors.
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation: (line: string) => void };
      reportViolation(
        `policy: ${event.effectiveDirective} ${event.blockedURI} (${event.sourceFile}:${event.lineNumber})`,
      );
    });
  });
  return complaints;
}
