import { useMemo } from 'react';
import { useRecordContext } from 'react-admin';
import type { FieldDescription } from '../../schema/description.ts';
import { stateOf } from '../../schema/stepsOf.ts';
import { recordFields } from '../../schema/maskedOf.ts';
import type { ResourceConfig, Sections } from '../page/ResourceConfig.ts';

type Fields = readonly FieldDescription[];

/** The described fields that a form works with, from the most to the fewest. */
interface FormFields {
  /** Those that a PUT sends, and would reset if it lacked them: all but what is masked. */
  readonly whole: Fields;
  /** Those that the form keeps, checks and compares: a part of a record has a form of its own. */
  readonly own: Fields;
  /** Those that have an input. */
  readonly shown: Fields;
}

/** The one place where the fields of a form are chosen. */
export const useFormFields = (
  described: Fields,
  config: ResourceConfig,
  part: Sections | undefined,
): FormFields => {
  const record = useRecordContext();
  const isNew = record === undefined;
  const process = stateOf(record, described)?.field.name;
  const whole = recordFields(described, record);
  // A record read afresh masks the same fields, and must not look like another description.
  const names = whole.map(({ name }) => name).join();
  return useMemo(() => {
    const named = part && new Set(Object.values(part).flat());
    const own = named ? whole.filter(({ name }) => named.has(name)) : whole;
    const left = new Set([...(config.list?.scope ?? []), process]);
    const shown = own
      .filter(({ name }) => !left.has(name))
      // Nothing can be typed into what only the server fills, and a new record has nothing to show there.
      .filter(({ readOnly }) => !(isNew && readOnly));
    return { whole, own, shown };
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [described, names, config, part, process, isNew]);
};
