/** A field as the mapping describes it, as far as a body needs it. */
export interface MappedField {
  readonly type: string;
  readonly constraints: readonly {
    readonly name: string;
    readonly options: Readonly<Record<string, unknown>>;
  }[];
  readonly choices: readonly { readonly value: unknown; readonly disabled: boolean }[] | null;
  readonly multiple: boolean;
  readonly embedded: boolean;
  readonly fields: Readonly<Record<string, MappedField>> | null;
  readonly path: string | null;
  readonly referential?: string;
  readonly readOnly: boolean;
  readonly default: unknown;
}

/** Finds the IRI of a record of a collection, of a referential list where it is named. */
export type FindRecord = (path: string, referential?: string) => Promise<string>;

/** The smallest body that a description allows: what is required, each with a value of its kind. */
export const bodyFromMapping = async (
  fields: Readonly<Record<string, MappedField>>,
  find: FindRecord,
): Promise<Record<string, unknown>> => {
  const body: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields))
    if (!field.readOnly && (isRequired(field) || countOf(field) > 0))
      body[name] = await valueOf(name, field, find);
  return body;
};

const optionsOf = ({ constraints }: MappedField, name: string) =>
  constraints.find((constraint) => constraint.name === name)?.options;

const isRequired = ({ constraints }: MappedField): boolean =>
  constraints.some(({ name }) => name === 'NotNull' || name === 'NotBlank');

const countOf = (field: MappedField): number => Number(optionsOf(field, 'Count')?.['min'] ?? 0);

const valueOf = async (name: string, field: MappedField, find: FindRecord): Promise<unknown> => {
  if (!field.multiple) return oneOf(name, field, find);
  const values: unknown[] = [];
  while (values.length < countOf(field)) values.push(await oneOf(name, field, find, values.length));
  return values;
};

const oneOf = async (name: string, field: MappedField, find: FindRecord, index = 0): Promise<unknown> => {
  if (field.choices) return field.choices.filter(({ disabled }) => !disabled)[index]?.value;
  if (field.fields) return bodyFromMapping(field.fields, find);
  if (field.path) return find(field.path, field.referential);
  const simple = SIMPLE[field.type];
  if (simple !== undefined) return name === 'birthDate' ? '1991-04-17' : simple;
  if (field.type === 'int' || field.type === 'float') return lowest(field);
  const pattern = optionsOf(field, 'Regex')?.['pattern'];
  if (optionsOf(field, 'Email')) return 'essai@example.org';
  if (optionsOf(field, 'Url')) return 'https://essai.example.org';
  if (typeof pattern === 'string') return SAMPLES.find((text) => new RegExp(pattern.slice(1, -1)).test(text));
  return 'Essai'.slice(0, Number(optionsOf(field, 'Length')?.['max'] ?? 255));
};

const SIMPLE: Readonly<Record<string, unknown>> = {
  bool: false,
  date: '2026-09-01',
  datetime: '2026-09-01T18:00:00',
  time: '1970-01-01T18:00:00',
  json: {},
};

/** Texts in the formats that descriptions require. */
const SAMPLES = [
  '77170',
  '+33639981234',
  '73282932000074',
  'EXP-901',
  '77990012',
  '#335296',
  'B1',
  'W771234567',
];

const lowest = (field: MappedField): number => {
  const { min } = optionsOf(field, 'Range') ?? {};
  const { value } = optionsOf(field, 'GreaterThanOrEqual') ?? {};
  return Number(min ?? value ?? 1);
};
