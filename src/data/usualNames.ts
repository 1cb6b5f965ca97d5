/** Fields that name a record of a collection that no resource is registered for, the first that holds something. */
export const USUAL_NAMES = ['name', 'title', 'label', 'identifier', 'code', 'question'] as const;
