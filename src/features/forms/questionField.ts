import type { FieldDescription } from '../../schema/description.ts';
import { toList, toMap, toText } from '../../schema/read.ts';

/** An entry of an answer as an input or a display of its own. */
export interface QuestionField {
  readonly section: string | null;
  /** Its name is its place among the values of the answer: `answers.3.value`. */
  readonly field: FieldDescription;
  /** Kept as text on lines of its own for each choice. */
  readonly isMulti: boolean;
  /** A whole number, kept as text. */
  readonly isNumber: boolean;
  readonly value: unknown;
}

/**
 * The questions of an answer as the server laid them out (`answers`: `question`, `value`, `file`), each described as a
 * field of its kind. An unknown kind is a text.
 */
export const questionFields = (answers: FieldDescription, entries: unknown): readonly QuestionField[] =>
  toList(entries).map((entry, index) => {
    const { question, ...values } = toMap(entry);
    const definition = toMap(question);
    const type = toText(definition.type) ?? '';
    const part = type === 'file' ? 'file' : 'value';
    const described = answers.fields.find(({ name }) => name === part) ?? answers;
    const choices =
      type === 'bool' ? YES_OR_NO : toList(definition.choices).flatMap((one) => toText(one) ?? []);
    const isMulti = type === 'multi';
    return {
      section: toText(definition.section),
      isMulti,
      isNumber: type === 'int',
      value: isMulti ? toLines(values[part]) : values[part],
      field: {
        ...described,
        name: `${answers.name}.${index}.${part}`,
        label: toText(definition.label),
        help: toText(definition.help),
        required: definition.required === true,
        multiple: isMulti,
        type: part === 'file' ? described.type : (TYPES.get(type) ?? 'string'),
        choices: CHOSEN.has(type) ? choices.map((value) => ({ ...CHOICE, value, label: value })) : null,
      },
    };
  });

/** Answers to a yes-or-no question, as they are written. */
const YES_OR_NO = ['Oui', 'Non'];

const CHOSEN: ReadonlySet<string> = new Set(['choice', 'multi', 'bool']);

const CHOICE = { disabled: false, help: null, color: null };

const TYPES: ReadonlyMap<string, string> = new Map([
  ['textarea', 'text'],
  ['date', 'date'],
]);

/** Several choices, each on a line of its own. */
export const toLines = (value: unknown): readonly string[] =>
  typeof value === 'string' ? value.split('\n').filter((line) => line !== '') : [];

export const fromLines = (lines: readonly string[]): string | null =>
  lines.length > 0 ? lines.join('\n') : null;

/** Questions that follow one another under one title. */
export const toSections = (
  fields: readonly QuestionField[],
): readonly { readonly title: string | null; readonly questions: readonly QuestionField[] }[] => {
  const sections: { title: string | null; questions: QuestionField[] }[] = [];
  for (const question of fields) {
    const last = sections.at(-1);
    if (last && last.title === question.section) last.questions.push(question);
    else sections.push({ title: question.section, questions: [question] });
  }
  return sections;
};
