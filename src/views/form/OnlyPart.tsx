import { useMemo, type ReactNode } from 'react';
import type { Description } from '../../schema/description.ts';
import type { Sections } from '../page/ResourceConfig.ts';

interface OnlyPartProps {
  readonly description: Description;
  /** Of a part of the record; absent, all of it. */
  readonly sections: Sections | undefined;
  readonly children: (description: Description) => ReactNode;
}

/** The fields that some sections name, as if the record had no others: a form checks what it shows, and sends the rest as the server told it. */
export const OnlyPart = ({ description, sections, children }: OnlyPartProps) => {
  const part = useMemo(() => {
    if (!sections) return description;
    const named = new Set(Object.values(sections).flat());
    return { ...description, fields: description.fields.filter(({ name }) => named.has(name)) };
  }, [description, sections]);
  return children(part);
};
