import { isObject, toList } from '../schema/read.ts';

/**
 * Rewrites a JSON-LD answer into the one form that hydraDataProvider reads without loss: Hydra keys without
 * prefix (with it, a total of 0 counts as absent), members as a list of objects, bare IRIs as `{ '@id' }`.
 */
export const toHydraDocument = (body: unknown): Record<string, unknown> => {
  const document = Object.fromEntries(
    Object.entries(isObject(body) ? body : {}).map(([key, value]) => [key.replace(/^hydra:/, ''), value]),
  );
  if ('member' in document) {
    document.member = toList(document.member).flatMap((member) =>
      typeof member === 'string' ? [{ '@id': member }] : isObject(member) ? [member] : [],
    );
  }
  if (isObject(document.view)) {
    document.view = Object.fromEntries(
      Object.entries(document.view).map(([key, value]) => [key.replace(/^hydra:/, ''), value]),
    );
  }
  return document;
};

/** `canCreate` of a collection; absent counts as refused (contract 1.1). */
export const canCreateOf = (document: Readonly<Record<string, unknown>>): boolean => {
  const permissions = document.permissions ?? document['@permissions'];
  return isObject(permissions) && permissions.canCreate === true;
};
