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

const ask = (question: object, value: string | null = null) => ({ question, value, file: null });

describe('the questions of a form', () => {
  it('are asked each in its own way, required ones marked, and answered in their place', () => {
    const asked = questionFields(answers, [
      ask({ label: 'Responsable', type: 'text', required: true }),
      ask({ label: 'Faits', type: 'textarea', help: 'En bref' }),
      ask({ label: 'Assemblée', type: 'date' }),
      ask({ label: 'Séances', type: 'int' }, '12'),
      ask({ label: 'Encadrement', type: 'choice', choices: ['Bénévole', 'Salarié'] }),
      ask({ label: 'Publics', type: 'multi', choices: ['Jeunes', 'Adultes'] }, 'Jeunes\nAdultes'),
      ask({ label: 'Label', type: 'bool' }, 'Oui'),
      ask({ label: 'Projet', type: 'file' }),
      ask({ label: 'Autre', type: 'telepathy' }),
    ]);
    expect(asked.map(({ field }) => kindOf(field))).toEqual([
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
    expect(asked.map(({ field }) => field.name).at(-2)).toBe('answers.7.file');
    expect(asked[0]?.field).toMatchObject({ name: 'answers.0.value', label: 'Responsable', required: true });
    expect(asked[1]?.field).toMatchObject({ help: 'En bref', required: false });
    expect(asked[6]?.field.choices?.map(({ value }) => value)).toEqual(['Oui', 'Non']);
    expect(asked.map(({ value }) => value).slice(3, 7)).toEqual(['12', null, ['Jeunes', 'Adultes'], 'Oui']);
  });

  it('stand under their titles, those without one together', () => {
    const asked = questionFields(
      answers,
      [null, null, 'Salle', 'Salle', 'Vie'].map((section, index) =>
        ask({ section, label: `Question ${index}`, type: 'text' }),
      ),
    );
    expect(toSections(asked).map(({ title, questions }) => [title, questions.length])).toEqual([
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
