import type { Right } from '../../../session/access.ts';
import { rightOf } from '../../../resources/rightOf.ts';
import type { Page } from './table.ts';

/** What a page asks for: its own right, else that of its resource. */
export const rightTo = ({ right, resource }: Page): Right => right ?? rightOf(resource) ?? {};
