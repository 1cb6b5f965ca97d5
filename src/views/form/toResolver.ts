import type { Translate } from '../../i18n/MessageKey.ts';
import { useMemo } from 'react';
import { useRecordContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { set, type FieldErrors, type Resolver } from 'react-hook-form';
import type { PendingFiles } from '../../fields/files/createPendingFiles.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { kindOf } from '../../schema/kinds.ts';
import type { Message } from '../../schema/message.ts';
import { validate, type KindAt, type Situated } from '../../schema/validate.ts';
import type { ResourceConfig } from '../page/ResourceConfig.ts';
import type { CurrentFields } from './FormContext.ts';

/** Client-side validation of a whole form against its description, as react-hook-form takes it. */
export const toResolver =
  (fields: readonly FieldDescription[], translate: Translate, checked: Situated = {}): Resolver =>
  (values) => {
    const violations = validate(fields, values, checked);
    if (violations.size === 0) return { values, errors: {} };
    const errors: FieldErrors = {};
    for (const [path, message] of violations) {
      set(errors, path, { type: 'description', message: sentence(message, translate) });
    }
    return { values: {}, errors };
  };

const sentence = (message: Message, translate: Translate): string =>
  'text' in message ? message.text : translate(message.key, message.args);

/**
 * Validation of a form that first waits for the files being prepared. react-hook-form hands over the object that its
 * form holds and sends what the resolver returns: what has been prepared meanwhile is checked and sent.
 */
export const useResolver = (
  fields: readonly FieldDescription[],
  config: ResourceConfig,
  { current, files }: { readonly current: CurrentFields; readonly files: PendingFiles },
): Resolver => {
  const translate = useTranslate();
  const record = useRecordContext();
  return useMemo(() => {
    const kindAt: KindAt = (path, field) => kindOf(field, config.fields?.[path]);
    const checked: Situated = {
      excluded: new Set(config.form?.unchecked),
      original: record ?? null,
      kindAt,
    };
    return async (...args) => {
      await files.settled();
      return toResolver(await current.of(fields), translate, checked)(...args);
    };
  }, [fields, config, current, files, record, translate]);
};
