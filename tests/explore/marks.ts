// What the proxy adds to each answer of the real server for the page: a header `Server-Timing`, which the page can read.

/** Name of the entry. */
export const MARK = 'answered';

/** Calls of the API that change no record. */
const READINGS = /\/mapping$|^\/api\/(?:login_check|login\/|token\/|logout|graphql)/;

/** Instead of the status 403 of an answer that requires a second factor. */
export const STEP_UP = 'step-up';

/** `POST /api/people 201`, with `twin` behind it where the server had accepted the very same a moment before. */
export const toMark = (method: string, path: string, status: number | string, isTwin: boolean): string =>
  `${method} ${path} ${status}${isTwin ? ' twin' : ''}`;

/** Whether a mark is of a write of a record that the server has accepted. */
export const accepts = (mark: string): boolean => {
  const [method = '', path = '', status = ''] = mark.split(' ');
  return isWrite(method, path) && status.startsWith('2');
};

export const isWrite = (method: string, path: string): boolean =>
  method !== 'GET' && path.startsWith('/api/') && !READINGS.test(path);
