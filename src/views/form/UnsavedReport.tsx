import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';

interface UnsavedReportProps {
  readonly onChange: (isUnsaved: boolean) => void;
}

/** Tells what stands around a form whether something typed in it is not saved yet. */
export const UnsavedReport = ({ onChange }: UnsavedReportProps) => {
  const { dirtyFields, isSubmitSuccessful } = useFormState();
  const isUnsaved = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful;
  useEffect(() => {
    onChange(isUnsaved);
    return () => onChange(false);
  }, [isUnsaved, onChange]);
  return null;
};
