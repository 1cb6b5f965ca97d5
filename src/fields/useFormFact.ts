import { useCallback, useSyncExternalStore } from 'react';
import { useFormContext, type FieldErrors } from 'react-hook-form';

interface FormFacts {
  readonly errors: FieldErrors;
  /** By name, those that hold something else than at the start. */
  readonly dirtyFields: Readonly<Record<string, unknown>>;
  /** The form was saved, and nothing was typed since. */
  readonly isSubmitSuccessful: boolean;
}

/**
 * One fact that follows from the state of the form. `useFormState` renders its caller at the first key in every field;
 * this one only when the fact is another, so that a key draws its field.
 */
export const useFormFact = <Fact extends string | number | boolean>(
  toFact: (state: FormFacts) => Fact,
): Fact => {
  const { control, subscribe } = useFormContext();
  const listen = useCallback(
    (onChange: () => void) => subscribe({ formState: OBSERVED, callback: onChange }),
    [subscribe],
  );
  // Any other way to read the state renders again whenever it changes.
  // oxlint-disable-next-line no-underscore-dangle
  return useSyncExternalStore(listen, () => toFact(control._formState));
};

const OBSERVED = { errors: true, dirtyFields: true } as const;

/** Something was typed that a save has not taken. */
export const isUnsaved = ({ dirtyFields, isSubmitSuccessful }: FormFacts): boolean =>
  Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful;
