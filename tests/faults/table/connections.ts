import type { Fault } from '../Fault.ts';

/** The way to the server: it breaks, stalls or is slow. */
export const connections: readonly Fault[] = [
  { name: 'cut before the call', trouble: { cut: 'before' } },
  { name: 'cut before the call, once', trouble: { cut: 'before' }, times: 1 },
  { name: 'cut in the middle of the request', trouble: { cut: 'half' } },
  { name: 'answer lost', trouble: { cut: 'after' } },
  { name: 'answer lost, once', trouble: { cut: 'after' }, times: 1 },
  { name: 'cut behind the headers', trouble: { cut: 'headers' } },
  { name: 'cut in the middle of the answer', trouble: { cut: 'body' } },
  { name: 'slow answer', trouble: { lateMs: 3000 }, times: 1 },
  { name: 'answer in small pieces', trouble: { dripMs: 2000 } },
  { name: 'silence before the call', trouble: { hang: 'before' }, waitsMs: 61_000 },
  { name: 'silence after the call', trouble: { hang: 'after' }, waitsMs: 61_000 },
  { name: 'endless answer', trouble: { hang: 'body' }, waitsMs: 61_000 },
  { name: 'no HTTP', trouble: { garbage: 'before' } },
  {
    name: 'offline',
    // The API alone: without the application itself the browser shows a page of its own.
    page: async (page, isOn) =>
      isOn
        ? page.route('**/api/**', (route) => route.abort('internetdisconnected'))
        : page.unroute('**/api/**'),
  },
];
