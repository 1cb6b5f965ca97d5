/**
 * Reads a dotted path of own properties (`person.familyName`); undefined as soon as a step is missing, so that
 * a server key such as `constructor` never reaches a prototype.
 */
export const valueAt = (record: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    return (value as Record<string, unknown>)[key];
  }, record);

/** `contactPoints[0].telephone` as react-hook-form writes it: `contactPoints.0.telephone`. */
export const toFormPath = (propertyPath: string): string => propertyPath.replace(/\[(\w+)\]/g, '.$1');

/** A map without prototype, for keys that a server chooses. */
export const emptyMap = <T>(): Record<string, T> => Object.create(null) as Record<string, T>;
