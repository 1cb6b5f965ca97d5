/** Longest name of a field; what is longer explains it. */
const MAX_LABEL = 70;

/**
 * What a document says of a field, as its label and its help: the first that is short and no sentence is the label, a
 * description that is not is the help.
 */
export const toWords = (
  title: string | null,
  description: string | null,
): { readonly label: string | null; readonly help: string | null } => {
  const label = [title, description].find(isLabel) ?? null;
  const help = description ?? title;
  return { label, help: help === label ? null : help };
};

const isLabel = (text: string | null): text is string =>
  text !== null && text.length <= MAX_LABEL && !/[.!?…](?:\s|$)/.test(text);
