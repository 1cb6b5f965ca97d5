import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { FieldDescription } from '../../schema/description.ts';

/**
 * When the description changes under an open form, what was typed stays and is held against the new one. A component,
 * so that the first change of a field renders nothing else.
 */
export const Recheck = ({ fields }: { readonly fields: readonly FieldDescription[] }) => {
  const { trigger } = useFormContext();
  const { dirtyFields } = useFormState();
  const latest = useRef({ fields, dirtyFields });
  useEffect(() => {
    const before = latest.current;
    latest.current = { fields, dirtyFields };
    const typed = Object.keys(before.dirtyFields);
    if (before.fields === fields || typed.length === 0) return;
    // A description with another field or default has react-admin reset the form in an effect after this one, and a
    // reset discards the check that is under way.
    queueMicrotask(() => void trigger(typed));
  }, [fields, dirtyFields, trigger]);
  return null;
};
