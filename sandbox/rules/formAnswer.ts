import { sql } from '../storage/sql.ts';
import { ViolationsError } from '../validation/violation.ts';
import { faultOf, type Answered } from './answerFault.ts';
import { layOutAnswers } from './layOutAnswers.ts';
import { oneHolder } from './oneHolder.ts';
import { refuseTwin } from './refuseTwin.ts';
import { toSubmitDate } from './toSubmitDate.ts';
import type { Rules, Tools, Values } from './rules.ts';
import { violate } from './violate.ts';

const FORM = {
  sheet: 'form_answers',
  source: 'template_id',
  questions: 'form_questions',
  entity: 'form-entry',
  answers: 'form_entries',
  holder: 'answer',
  question: 'question',
  stray: 'Chaque réponse doit porter sur une question du formulaire, une seule fois.',
};

/** A form is answered while it is open, once by each holder unless it says otherwise, and sent when nothing required is missing. */
export const formAnswer: Rules = {
  prepare: toSubmitDate,
  check: async (values, existing, tools) => {
    const isSent = values['status'] === 'submitted' && existing?.['status'] !== 'submitted';
    return [
      ...((await oneHolder('organization', 'person').check?.(values, existing, tools)) ?? []),
      ...(existing ? [] : await refuseSecond(values, tools)),
      ...(!existing || isSent ? await closedForm(values, tools) : []),
    ];
  },
  afterWrite: async (row, tools, before) => {
    await layOutAnswers(FORM, row.id, tools);
    const entries = await readEntries(row.id, tools);
    const faults = entries.flatMap((entry, index) => {
      const fault = faultOf(entry);
      return fault === null ? [] : [violate(`answers[${index}].value`, fault)];
    });
    if (faults.length > 0) throw new ViolationsError(faults);
    const missing = entries
      .filter(({ required, value, files }) => required && !value?.trim() && files === 0)
      .map(({ label }) => `Répondez à la question «\u202f${label}\u202f».`);
    await tools.context.db.query(
      sql`update form_answers set missing = ${JSON.stringify(missing)}::jsonb where id = ${row.id}::int`,
    );
    if (row['status'] === 'submitted' && before?.['status'] !== 'submitted' && missing.length > 0)
      throw new ViolationsError(missing.map((sentence) => violate('status', sentence)));
  },
};

const refuseSecond = async (values: Values, tools: Tools) => {
  const [form] = await tools.context.db.query<{ multiple: boolean | null }>(
    sql`select multiple from form_templates where id = ${values['template'] ?? null}::int`,
  );
  if (!form || form.multiple === true) return [];
  const message = 'Ce formulaire a déjà une réponse. Ouvrez-la pour la compléter.';
  const twins = await Promise.all(
    ['organization', 'person'].map((holder) =>
      refuseTwin(tools, values, null, { entity: 'form-answer', fields: [holder, 'template'], message }),
    ),
  );
  return twins.flat();
};

const closedForm = async ({ template, organization }: Values, { context: { db, clock } }: Tools) => {
  if (typeof template !== 'number') return [];
  const now = clock().toISOString();
  const [form] = await db.query<{ open: boolean; audience: string }>(sql`select audience,
    state = 'open' and open_date <= ${now}::timestamptz and close_date >= ${now}::timestamptz as open
    from form_templates where id = ${template}::int`);
  if (form?.open !== true) return [violate('template', 'Ce formulaire n’est pas ouvert aux réponses.')];
  const isClub = typeof organization === 'number';
  return isClub === (form.audience === 'club')
    ? []
    : [
        violate(
          'template',
          isClub ? 'Ce formulaire s’adresse aux licenciés.' : 'Ce formulaire s’adresse aux clubs.',
        ),
      ];
};

const readEntries = (id: number, { context: { db } }: Tools): Promise<Answered[]> =>
  db.query<Answered>(sql`select q.label, q.type, q.required, q.choices, e.value,
      (select count(*)::int from files f where f.owner_table = 'form_entries' and f.owner_id = e.id) as files
    from form_entries e join form_questions q on q.id = e.question_id
    where e.answer_id = ${id}::int order by e.position, e.id`);
