/** Path of a field in its description: that of the form without places in lists (`contacts.0.name` -> `contacts.name`). */
export const fieldPath = (source: string): string => source.replace(/\.\d+(?=\.|$)/g, '');
