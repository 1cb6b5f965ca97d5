import { auditFields } from '../model/auditFields.ts';
import type { Choice, EmbeddedField, Field, RowsField, ScalarField, ScalarType } from '../model/field.ts';
import { isToMany } from '../model/isToMany.ts';
import type { Model, ResolvedEntity } from '../model/model.ts';
import { toColumn } from '../model/toColumn.ts';
import { catalogue } from '../validation/catalogue.ts';
import { type Constraint, constraintsOf, isText } from '../validation/constraintsOf.ts';
import { toCourse } from './toCourse.ts';

/** The four descriptions of a resource: list, create, update, show. */
export type MappingCall = 'list' | 'POST' | 'PUT' | 'show';

type Description = Record<string, unknown>;

/** The description of every field that is not hidden, as the wire writes it. */
export const toMapping = (
  model: Model,
  entity: ResolvedEntity,
  call: MappingCall,
): Record<string, Description> => ({
  ...describe(model, entity, call, undefined, []),
  ...(call === 'list' || call === 'show' ? describeDate(model, entity) : {}),
});

/** Every record shows in its footer when it was made; it is a field only where its entity says so. */
const describeDate = (model: Model, entity: ResolvedEntity): Record<string, Description> => {
  const field = auditFields['dateCreated'];
  return field && entity.dated !== undefined
    ? { dateCreated: describeField(model, entity, 'dateCreated', { ...field, label: entity.dated }, 'list') }
    : {};
};

const describe = (
  model: Model,
  entity: ResolvedEntity,
  call: MappingCall,
  only: readonly string[] | undefined,
  requires: readonly string[],
): Record<string, Description> =>
  Object.fromEntries(
    Object.entries(entity.fields)
      .filter(([name, field]) => !field.hidden && (only?.includes(name) ?? true))
      // The other side of a relation is written on its own side, never from here.
      .filter(([, field]) => field.kind !== 'inverse' || call === 'list' || call === 'show')
      // A record contains the source itself: what follows from it is for lists.
      .filter(([, field]) => !isDerived(field) || call === 'list')
      .map(([name, field]) => [
        name,
        describeField(
          model,
          entity,
          name,
          requires.includes(name) ? { ...field, required: true } : field,
          call,
        ),
      ]),
  );

const describeField = (
  model: Model,
  entity: ResolvedEntity,
  name: string,
  field: Field,
  call: MappingCall,
): Description => {
  const constraints = constraintsOf(field);
  return {
    type: typeOf(field),
    label: field.label,
    help: field.help ?? null,
    constraints,
    choices:
      field.kind === 'scalar' && field.choices ? describeChoices(entity, name, field.choices, call) : null,
    length: toLimits(constraints, 'Length'),
    count: toLimits(constraints, 'Count'),
    column: field.kind === 'scalar' ? toColumnDescription(name, field) : null,
    mapping: toDoctrine(model, name, field),
    multiple: isList(field),
    embedded: isOwned(field),
    fields: isOwned(field)
      ? describe(model, model.entity(field.target), call, field.only, field.requires ?? [])
      : null,
    path: !('target' in field) ? null : model.entity(field.target).path.slice(1),
    ...(hasReferential(field) ? { referential: field.referential } : {}),
    groups: [`${entity.name}:${groupOf(field, call)}`, ...(field.group === undefined ? [] : [field.group])],
    readOnly: isReadOnly(field, call),
    default: (field.kind === 'scalar' ? field.default : undefined) ?? null,
  };
};

const GROUPS: Record<MappingCall, string> = { list: 'list', POST: 'create', PUT: 'update', show: 'read' };

/** A field that is written with a new record alone says so where it can no longer be written. */
const groupOf = (field: Field, call: MappingCall): string =>
  GROUPS[call === 'PUT' && field.createOnly && !field.readOnly ? 'POST' : call];

const isReadOnly = (field: Field, call: MappingCall): boolean =>
  field.readOnly === true ||
  field.byStep === true ||
  field.kind === 'inverse' ||
  (field.createOnly === true && call !== 'POST');

const TYPES: Partial<Record<ScalarType, string>> = { cents: 'int', choice: 'string' };

const hasReferential = (field: Field): field is Field & { referential: string } =>
  (field.kind === 'reference' || field.kind === 'references') && field.referential !== undefined;

const typeOf = (field: Field): string => {
  if (field.kind === 'scalar') return TYPES[field.type] ?? field.type;
  if (field.kind === 'file') return field.image ? 'image' : 'file';
  return hasReferential(field) ? 'referential' : field.target;
};

const isDerived = (field: Field): boolean => field.kind === 'scalar' && field.derived !== undefined;

const isOwned = (field: Field): field is EmbeddedField | RowsField =>
  field.kind === 'embedded' || field.kind === 'rows';

const isList = (field: Field): boolean =>
  isToMany(field) ||
  (field.kind === 'file' && field.multiple) ||
  (field.kind === 'scalar' && field.type === 'array');

/** A new record starts where its process does: the other states are shown, not to be chosen. Each says what it comes after. */
const describeChoices = (
  entity: ResolvedEntity,
  name: string,
  choices: readonly Choice[],
  call: MappingCall,
): readonly Description[] => {
  const { states } = entity;
  if (states?.field !== name) return choices.map(toChoice);
  const course = toCourse(states);
  return choices.map((choice) => {
    const state = String(choice.value);
    return {
      ...toChoice(choice),
      ...(call === 'POST' && !states.start.includes(state) ? { disabled: true } : {}),
      ...(course.has(state) ? { after: course.get(state) } : {}),
    };
  });
};

const toChoice = ({ value, label, disabled, help, color }: Choice): Description => ({
  value,
  label,
  disabled: disabled ?? false,
  help: help ?? null,
  color: color ?? null,
});

const toLimits = (constraints: readonly Constraint[], name: 'Length' | 'Count'): Description | null => {
  const options = constraints.find((constraint) => constraint.name === name)?.options;
  if (!options) return null;
  const { min = null, max = null } = options;
  const exact = min !== null && min === max;
  return {
    min,
    max,
    minMessage: min === null || (exact && name === 'Length') ? null : catalogue[`${name}Min`].text,
    maxMessage: max === null || (exact && name === 'Length') ? null : catalogue[`${name}Max`].text,
    exactMessage:
      exact || (name === 'Count' && min !== null && max !== null) ? catalogue[`${name}Exact`].text : null,
  };
};

const toColumnDescription = (name: string, field: ScalarField): Description => ({
  name: toColumn(name, field) ?? null,
  type: TYPES[field.type] ?? field.type,
  length: isText(field) ? (field.exact ?? field.max ?? null) : null,
  nullable: !field.required,
  unique: field.unique ?? false,
  precision: null,
  scale: null,
});

/** Doctrine's numbers of the kinds of association. */
const ASSOCIATIONS = { embedded: 1, reference: 2, inverse: 4, rows: 4, references: 8 } as const;

const toDoctrine = (model: Model, name: string, field: Field): Description | null => {
  if (field.kind === 'file') return null;
  if (field.kind === 'scalar')
    return {
      fieldName: name,
      type: TYPES[field.type] ?? field.type,
      length: isText(field) ? (field.exact ?? field.max ?? null) : null,
      nullable: !field.required,
    };
  return {
    fieldName: name,
    type: ASSOCIATIONS[field.kind],
    targetEntity: `App\\Entity\\${model.entity(field.target).shortName}`,
    mappedBy: field.kind === 'inverse' || field.kind === 'rows' ? field.mappedBy : null,
    cascade: isOwned(field) ? ['persist'] : [],
    nullable: !field.required,
  };
};
