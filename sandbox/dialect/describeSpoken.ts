import { isObject } from '../model/isObject.ts';
import type { Json } from '../rest/toJsonLd.ts';
import type { Dialect } from './dialect.ts';

/** The answer of a mapping call in a dialect. */
export const describeSpoken = (dialect: Dialect, { methods, fields }: Json): Json => ({
  methods: [methods].flat().map((method) => (method === 'PUT' ? (dialect.update ?? method) : method)),
  fields: describeFields(dialect, fields),
});

const describeFields = (dialect: Dialect, fields: unknown): Json =>
  Object.fromEntries(
    Object.entries(isObject(fields) ? fields : {}).map(([name, field]) => [
      name,
      isObject(field) ? describeField(dialect, name, field) : field,
    ]),
  );

const describeField = (dialect: Dialect, name: string, field: Json): Json => {
  const inner = field['fields'] === null ? null : describeFields(dialect, field['fields']);
  const typed = { ...field, ...typesOf(dialect, field), fields: inner };
  return dialect.descriptions === 'bare' ? toBare(name, typed) : typed;
};

const typesOf = ({ decimals }: Dialect, { type, column, mapping }: Json): Json =>
  decimals === 'string' && type === 'float'
    ? { type: 'decimal', column: retype(column), mapping: retype(mapping) }
    : {};

const retype = (metadata: unknown): unknown =>
  isObject(metadata) ? { ...metadata, type: 'decimal' } : metadata;

/** Fields of a part stand in its mapping; that there may be several files is told by the kind of association. */
const toBare = (name: string, field: Json): Json => {
  const { type, constraints, choices, length, count, column, mapping, fields, multiple } = field;
  const association = isObject(mapping) ? mapping : multiple === true ? { fieldName: name, type: 4 } : null;
  return {
    type,
    constraints,
    choices,
    length,
    count,
    column,
    mapping: fields === null ? association : { ...association, fields },
  };
};
