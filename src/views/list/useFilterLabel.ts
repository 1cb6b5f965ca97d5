import { fieldLabel } from '../../schema/fieldLabel.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { fieldNamed, type FieldDescription } from '../../schema/description.ts';
import type { ListView } from '../page/ResourceConfig.ts';

/** Label of the field that a filter is about: behind the fields on its way, unless a config has chosen the path. */
export const useFilterLabel = ({ config, description }: ListView) => {
  const translate = useTranslate();
  return (path: string, field: FieldDescription): string => {
    if (config.list?.filters?.includes(path)) return fieldLabel(field);
    const above: FieldDescription[] = [];
    for (const name of path.split('.').slice(0, -1)) {
      const found = fieldNamed((above.at(-1) ?? description).fields ?? [], name);
      if (!found) break;
      above.push(found);
    }
    return above.reduceRight(
      (label, one) => translate('filters.path', { field: fieldLabel(one), label }),
      fieldLabel(field),
    );
  };
};
