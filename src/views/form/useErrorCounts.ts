import { useFormState } from 'react-hook-form';
import { countErrors } from '../../fields/rows/countErrors.ts';
import type { Section } from '../page/arrange.ts';

/** Number of messages in each section. */
export const useErrorCounts = (sections: readonly Section[]): readonly number[] => {
  const { errors } = useFormState();
  return sections.map(({ fields }) => fields.reduce((sum, { name }) => sum + countErrors(errors[name]), 0));
};
