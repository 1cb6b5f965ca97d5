import type { Row } from '../model/entity.ts';
import type { Tools, Values } from './rules.ts';

/** The moment at which a request leaves its draft; nothing else once it has. */
export const toSubmitDate = (
  { status, submitDate }: Values,
  existing: Row | null,
  { context }: Tools,
): { submitDate?: string } =>
  status === 'submitted' && existing?.['status'] !== 'submitted' && !submitDate
    ? { submitDate: `${context.clock().toISOString().slice(0, 19)}Z` }
    : {};
