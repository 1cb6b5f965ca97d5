import type { Fault, Reply } from '../Fault.ts';
import { html, hydraError, json, problem, withBody, withKeys } from './replies.ts';

const text = (body: string, type = 'text/plain'): Reply => ({
  status: 200,
  headers: { 'Content-Type': type },
  body,
});

const half = (reply: Reply): Reply => ({ ...reply, body: reply.body.slice(0, reply.body.length / 2) });

const redirect = (location: string): Reply => ({ status: 302, headers: { Location: location }, body: '' });

const DEPTH = 5000;

/** Answers that call themselves a success and are none, or are one in a shape that nobody expects. */
export const answers: readonly Fault[] = [
  { name: 'a page', trouble: { answer: html(200) } },
  {
    name: 'a page that calls itself JSON',
    trouble: { answer: { ...html(200), headers: json(200, 0).headers } },
  },
  { name: 'a page after the call', trouble: { alter: () => html(200) }, times: 1 },
  { name: 'text', trouble: { answer: text('OK') } },
  { name: 'half a document', trouble: { alter: half } },
  { name: 'nothing, as JSON', trouble: { alter: withBody('') } },
  { name: '204 after the call', trouble: { alter: ({ headers }) => ({ status: 204, headers, body: '' }) } },
  { name: 'null', trouble: { answer: json(200, null) } },
  { name: 'an empty list', trouble: { answer: json(200, []) } },
  { name: 'an empty document', trouble: { answer: json(200, {}) } },
  { name: 'a string', trouble: { answer: json(200, 'OK') } },
  { name: 'an empty document after the call', trouble: { alter: withBody('{}') } },
  {
    name: 'a list after the call',
    trouble: { alter: ({ body, ...reply }) => ({ ...reply, body: `[${body}]` }) },
  },
  { name: 'an error as a success', trouble: { answer: hydraError(200, 'An error occurred') } },
  { name: 'a problem as a success', trouble: { answer: { ...problem(500, 'Oops', 'Oops'), status: 200 } } },
  { name: 'a 401 as a success', trouble: { answer: json(200, { code: 401, message: 'Expired JWT Token' }) } },
  {
    name: 'a document of another type',
    trouble: { alter: withKeys({ '@type': 'Unknown', '@id': 'x' }) },
    times: 1,
  },
  {
    name: 'a document that changes prototypes',
    trouble: { alter: (reply) => ({ ...reply, body: reply.body.replace('{', '{"__proto__":{"id":1},') }) },
  },
  {
    name: 'a document of 5,000 levels',
    trouble: {
      alter: (reply) => ({
        ...reply,
        body: reply.body.replace('{', `{"deep":${'['.repeat(DEPTH)}${']'.repeat(DEPTH)},`),
      }),
    },
  },
  {
    name: 'a document of 8 MB',
    trouble: { alter: withKeys({ ballast: 'x'.repeat(8_000_000) }) },
  },
  {
    name: 'a document with a byte order mark',
    trouble: { alter: (reply) => ({ ...reply, body: `\uFEFF${reply.body}` }) },
  },
  {
    name: 'JSON that calls itself a picture',
    trouble: { alter: (reply) => ({ ...reply, headers: { ...reply.headers, 'content-type': 'image/png' } }) },
  },
  {
    name: 'an answer without type',
    trouble: {
      alter: ({ headers, ...reply }) => ({ ...reply, headers: { ...headers, 'content-type': '' } }),
    },
  },
  { name: 'a redirect to the login', trouble: { answer: redirect('/login') } },
  { name: 'a redirect after the call', trouble: { alter: () => redirect('/login') }, times: 1 },
  {
    name: 'a remote context',
    trouble: { alter: withKeys({ '@context': 'http://127.0.0.1:9/context.jsonld' }) },
  },
];
