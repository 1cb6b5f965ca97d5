import { resources, type RegisteredResource } from './index.ts';
import type { Right } from '../session/access.ts';

/** Right for the pages of a resource, for those of a single record where an action names one; null for what is no resource. */
export const rightOf = (resource: string, action?: string): Right | null => {
  const found: RegisteredResource | undefined = resources.find(({ name }) => name === resource);
  if (!found) return null;
  const isOfRecord = action === 'show' || action === 'edit';
  return isOfRecord ? rightToRecord(found) : found.right;
};

export const rightToRecord = ({ right, recordRight = right }: RegisteredResource): Right => recordRight;
