import type { Fault } from '../Fault.ts';
import { html, hydraError, json, problem, withBody } from './replies.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const lexik = json(401, { code: 401, message: 'Expired JWT Token' }, JSON_TYPE);
const soon = { 'Retry-After': '1' };

const violations = (propertyPath: string) => [
  { propertyPath, message: 'Cette valeur doit être modifiée.', code: null },
];

/** A gateway that has lost its server, or a server that stumbled after it had done its work. */
const gateway = (status: number) => (): ReturnType<typeof html> => html(status);

/** Refusals of the server, or of a proxy before it. */
export const statuses: readonly Fault[] = [
  { name: '400', trouble: { answer: problem(400, 'Bad Request', 'Syntax error') } },
  { name: '401', trouble: { answer: lexik } },
  { name: '401 once', trouble: { answer: lexik }, times: 1 },
  { name: '403', trouble: { answer: hydraError(403, 'Access Denied.') } },
  { name: '404', trouble: { answer: hydraError(404, 'Not Found') } },
  { name: '404 as a page', trouble: { answer: html(404) } },
  { name: '405', trouble: { answer: hydraError(405, 'Method Not Allowed') } },
  { name: '409', trouble: { answer: hydraError(409, 'Conflict') } },
  { name: '412', trouble: { answer: hydraError(412, 'Precondition Failed') } },
  { name: '413 as a page', trouble: { answer: html(413) } },
  {
    name: '422 with violations',
    trouble: {
      answer: json(422, {
        '@type': 'ConstraintViolationList',
        'hydra:description': 'comment: Cette valeur doit être modifiée.',
        violations: violations('comment'),
      }),
    },
  },
  {
    name: '422 with violations nobody shows',
    trouble: { answer: json(422, { violations: violations('no.such[3].field') }) },
  },
  { name: '429 with a wait', trouble: { answer: html(429, soon) } },
  { name: '429 with a wait, once', trouble: { answer: html(429, soon) }, times: 1 },
  { name: '429 with an hour to wait', trouble: { answer: html(429, { 'Retry-After': '3600' }) } },
  { name: '429 without a wait', trouble: { answer: html(429) } },
  {
    name: '500',
    trouble: { answer: hydraError(500, 'SQLSTATE[HY000]: General error in /srv/api/src/A.php') },
  },
  { name: '500 as a page', trouble: { answer: html(500) } },
  { name: '500 after the call', trouble: { alter: gateway(500) }, times: 1 },
  { name: '502', trouble: { answer: html(502) } },
  { name: '502 after the call', trouble: { alter: gateway(502) }, times: 1 },
  { name: '503 with a wait', trouble: { answer: html(503, soon) } },
  { name: '503 with a wait, once', trouble: { answer: html(503, soon) }, times: 1 },
  {
    name: '503 with a date',
    trouble: { answer: html(503, { 'Retry-After': 'Wed, 21 Oct 2015 07:28:00 GMT' }) },
  },
  { name: '503 after the call', trouble: { alter: gateway(503) }, times: 1 },
  { name: '504', trouble: { answer: html(504) } },
  { name: '504 after the call', trouble: { alter: gateway(504) }, times: 1 },
  {
    name: '500 without body',
    trouble: { alter: (reply) => withBody('')({ ...reply, status: 500 }) },
    times: 1,
  },
];
