import type { Field } from '../model/field.ts';
import type { Model, ResolvedEntity } from '../model/model.ts';
import { isObject } from '../model/isObject.ts';
import type { Json } from '../rest/toJsonLd.ts';
import type { Dialect } from './dialect.ts';

/** The Hydra documentation in a dialect. */
export const documentSpoken = (model: Model, dialect: Dialect, documentation: Json): Json => {
  const entities = new Map([...model.entities.values()].map((entity) => [`#${entity.shortName}`, entity]));
  return mapList(documentation, 'hydra:supportedClass', (described) => {
    const entity = entities.get(String(described['@id']));
    if (!entity) return described;
    const operated = mapList(described, 'hydra:supportedOperation', (operation) =>
      toOperation(dialect, operation),
    );
    return mapList(operated, 'hydra:supportedProperty', (property) => toProperty(dialect, entity, property));
  });
};

const mapList = (node: Json, key: string, change: (entry: Json) => Json): Json => ({
  ...node,
  [key]: [node[key]].flat().map((entry) => (isObject(entry) ? change(entry) : entry)),
});

const toOperation = ({ update }: Dialect, operation: Json): Json =>
  update === 'PATCH' && operation['hydra:method'] === 'PUT'
    ? { ...operation, 'hydra:method': 'PATCH' }
    : operation;

const toProperty = (dialect: Dialect, entity: ResolvedEntity, told: Json): Json => {
  const property = told['hydra:property'];
  const field = entity.fields[String(told['hydra:title'])];
  return field && isObject(property)
    ? { ...told, 'hydra:property': { ...property, ...differences(dialect, field) } }
    : told;
};

const differences = ({ decimals, embedded }: Dialect, field: Field): Json => {
  if (field.kind === 'scalar')
    return field.type === 'float' && decimals === 'string' ? { range: 'xmls:string' } : {};
  const isOwned = field.kind === 'embedded' || field.kind === 'rows';
  return isOwned && embedded === 'iri' ? { '@type': 'hydra:Link' } : {};
};
