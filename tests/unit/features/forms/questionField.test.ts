import { describe, expect, it } from 'vitest';
import {
  questionFields,
  fromLines,
  toLines,
  toSections,
} from '../../../../src/features/forms/questionField.ts';
import { kindOf } from '../../../../src/schema/kinds.ts';
import { describeFields } from '../../../support/describeFields.ts';

const [answers] = describeFields({
  answers: {
    type: 'form-entry',
    multiple: true,
    embedded: true,
    fields: {
      question: { type: 'form-question', path: 'form_questions' },
      value: { type: 'text' },
      file: { type: 'file' },
    },
  },
});
if (!answers) throw new Error('The parser dropped the field');

const answerTo = (question: object, value: string | null = null) => ({ question, value, file: null });

describe('the questions of a form', () => {
  it('are rendered each in its own way, required ones marked, and answered in their place', () => {
    const items = questionFields(answers, [
      answerTo({ label: 'Responsable', type: 'text', required: true }),
      answerTo({ label: 'Faits', type: 'textarea', help: 'En bref' }),
      answerTo({ label: 'Assemblée', type: 'date' }),
      answerTo({ label: 'Séances', type: 'int' }, '12'),
      answerTo({ label: 'Encadrement', type: 'choice', choices: ['Bénévole', 'Salarié'] }),
      answerTo({ label: 'Publics', type: 'multi', choices: ['Jeunes', 'Adultes'] }, 'Jeunes\nAdultes'),
      answerTo({ label: 'Label', type: 'bool' }, 'Oui'),
      answerTo({ label: 'Projet', type: 'file' }),
      answerTo({ label: 'Autre', type: 'telepathy' }),
    ]);
    expect(items.map(({ field }) => kindOf(field))).toEqual([
      'text',
      'textarea',
      'date',
      'text',
      'choice',
      'choices',
      'choice',
      'file',
      'text',
    ]);
    expect(items.map(({ field }) => field.name).at(-2)).toBe('answers.7.file');
    expect(items[0]?.field).toMatchObject({ name: 'answers.0.value', label: 'Responsable', required: true });
    expect(items[1]?.field).toMatchObject({ help: 'En bref', required: false });
    expect(items[6]?.field.choices?.map(({ value }) => value)).toEqual(['Oui', 'Non']);
    expect(items.map(({ value }) => value).slice(3, 7)).toEqual(['12', null, ['Jeunes', 'Adultes'], 'Oui']);
  });

  it('are under their titles, those without one together', () => {
    const items = questionFields(
      answers,
      [null, null, 'Salle', 'Salle', 'Vie'].map((section, index) =>
        answerTo({ section, label: `Question ${index}`, type: 'text' }),
      ),
    );
    expect(toSections(items).map(({ title, questions }) => [title, questions.length])).toEqual([
      [null, 2],
      ['Salle', 2],
      ['Vie', 1],
    ]);
  });

  it('keep several choices on lines of their own', () => {
    expect([toLines(fromLines(['Jeunes', 'Adultes'])), fromLines([]), toLines(null)]).toEqual([
      ['Jeunes', 'Adultes'],
      null,
      [],
    ]);
  });
});
