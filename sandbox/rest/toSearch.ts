import type { Field } from '../model/field.ts';
import { isToMany } from '../model/isToMany.ts';
import type { ResolvedEntity } from '../model/model.ts';
import { ownVariables } from './ownFilters.ts';
import type { Json } from './toJsonLd.ts';

/** The parameters on offer: comparisons and orders by the record's own fields. */
export const toSearch = (entity: ResolvedEntity, path: string): Json => {
  const fields = Object.entries(entity.fields).filter(([, field]) => !field.hidden);
  const mapping = fields.flatMap(([name, field]) =>
    variables(name, field).map((variable) => ({ variable, property: name })),
  );
  mapping.push(...ownVariables(entity));
  return {
    '@type': 'hydra:IriTemplate',
    'hydra:template': `${path}{?${mapping.map(({ variable }) => variable).join(',')}}`,
    'hydra:variableRepresentation': 'BasicRepresentation',
    'hydra:mapping': mapping.map(({ variable, property }) => ({
      '@type': 'IriTemplateMapping',
      variable,
      property,
      required: false,
    })),
  };
};

const DATES = ['after', 'before', 'strictly_after', 'strictly_before'];
const NUMBERS = ['gt', 'gte', 'lt', 'lte', 'between'];

const variables = (name: string, field: Field): string[] => {
  const exists = field.required ? [] : [`exists[${name}]`];
  if (field.kind === 'file') return exists;
  if (isToMany(field)) return [name, `${name}[]`, ...exists];
  const order = `order[${name}]`;
  if (field.kind !== 'scalar') return [name, `${name}[]`, ...exists, order];
  if (field.type === 'json') return exists;
  if (field.type === 'array') return [name, `${name}[]`, ...exists];
  if (field.type === 'date' || field.type === 'datetime')
    return [...DATES.map((bound) => `${name}[${bound}]`), ...exists, order];
  const numeric = field.type === 'int' || field.type === 'float' || field.type === 'cents';
  return [
    name,
    `${name}[]`,
    ...(numeric ? NUMBERS.map((bound) => `${name}[${bound}]`) : []),
    ...exists,
    order,
  ];
};
