import type { BrowserContext } from '@playwright/test';
import type { Fault } from '../Fault.ts';
import { html, json } from './replies.ts';
import { CALLS_GRAPHQL, READS_RECORD, READS_RIGHTS, READS_SEASONS } from './targets.ts';

const DAY_MS = 86_400_000;

/** As text: tsx gives the functions of a file a helper that the page does not have. */
const withScript = (content: string) => (context: BrowserContext) => context.addInitScript({ content });

const NO_STORAGE = `Object.defineProperty(window, 'localStorage', {
  get() { throw new DOMException('denied', 'SecurityError'); },
});`;

const FULL_STORAGE = `Storage.prototype.setItem = () => {
  throw new DOMException('full', 'QuotaExceededError');
};`;

/** Calls beside the one that matters, and the browser itself. */
export const surroundings: readonly Fault[] = [
  { name: 'no labels', on: CALLS_GRAPHQL, always: true, trouble: { answer: html(500) } },
  { name: 'labels cut', on: CALLS_GRAPHQL, always: true, trouble: { cut: 'body' } },
  {
    name: 'labels refused',
    on: CALLS_GRAPHQL,
    always: true,
    trouble: { answer: json(200, { data: null, errors: [{ message: 'No' }] }) },
  },
  { name: 'the record cannot be read', on: READS_RECORD, trouble: { answer: html(500) } },
  { name: 'the record is read late', on: READS_RECORD, trouble: { lateMs: 1500 } },
  { name: 'the record is gone', on: READS_RECORD, trouble: { answer: html(404) } },
  { name: 'the record is read with a 401', on: READS_RECORD, trouble: { answer: json(401, {}) }, times: 1 },
  { name: 'no local storage', context: withScript(NO_STORAGE) },
  { name: 'local storage is full', context: withScript(FULL_STORAGE) },
  { name: 'no messages between tabs', context: withScript('delete window.BroadcastChannel;') },
  {
    name: 'a clock that is a day ahead',
    context: async (context) => context.clock.install({ time: Date.now() + DAY_MS }),
  },
  {
    name: 'a clock that is a day behind',
    context: async (context) => context.clock.install({ time: Date.now() - DAY_MS }),
  },
  {
    name: 'a deadline that is no number',
    page: async (page, isOn) =>
      page.evaluate((on) => on && localStorage.setItem('raquette.deadline', 'never'), isOn),
  },
  {
    name: 'a deadline in the far future',
    page: async (page, isOn) =>
      page.evaluate((on) => on && localStorage.setItem('raquette.deadline', '99999999999999'), isOn),
  },
  {
    name: 'a deadline that was deleted',
    page: async (page, isOn) =>
      page.evaluate((on) => on && localStorage.removeItem('raquette.deadline'), isOn),
  },
  { name: 'no seasons', on: READS_SEASONS, always: true, trouble: { answer: html(500) } },
  { name: 'no rights', on: READS_RIGHTS, always: true, trouble: { answer: html(500) } },
];
