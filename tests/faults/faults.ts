import type { Fault } from './Fault.ts';
import { answers } from './table/answers.ts';
import { connections } from './table/connections.ts';
import { statuses } from './table/statuses.ts';
import { surroundings } from './table/surroundings.ts';

/** Everything that is done to the application from outside. */
export const faults: readonly Fault[] = [...connections, ...statuses, ...answers, ...surroundings];
