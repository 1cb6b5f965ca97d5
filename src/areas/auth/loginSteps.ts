/** Where a login or verification form stands. */
export type FormStep =
  | { readonly step: 'editing'; readonly missing: ReadonlySet<string>; readonly failure: string | null }
  | { readonly step: 'sending' };

export type FormEvent =
  | { readonly type: 'missed'; readonly fields: readonly string[] }
  | { readonly type: 'sent' }
  | { readonly type: 'failed'; readonly sentence: string };

export const editing: FormStep = { step: 'editing', missing: new Set(), failure: null };

export const toNextStep = (_step: FormStep, event: FormEvent): FormStep => {
  if (event.type === 'sent') return { step: 'sending' };
  if (event.type === 'failed') return { ...editing, failure: event.sentence };
  return { ...editing, missing: new Set(event.fields) };
};
