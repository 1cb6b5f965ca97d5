import { configure, getConfig, prettyDOM } from '@testing-library/react';

/**
 * A query that waits retries again and again, and each time it finds nothing it prints the whole document for a message
 * that nobody reads: it is printed once, when the time is over.
 */
export const quickenQueries = (): void => {
  configure({
    getElementError: (message, container) => {
      const said = isWaiting() ? [message] : [message, prettyDOM(container)];
      const error = new Error(said.filter(Boolean).join('\n\n'));
      error.name = 'TestingLibraryElementError';
      return error;
    },
  });
};

/** Testing Library has no documented name for it. */
const isWaiting = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
