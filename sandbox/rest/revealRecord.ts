import type { Context } from '../rights/context.ts';
import type { ResolvedEntity } from '../model/model.ts';
import { readByIds } from '../rights/readMany.ts';
import type { Viewer } from '../rights/viewer.ts';
import { findOne } from '../storage/findByIds.ts';
import { notFound, RequestFailure } from '../http/failures.ts';
import { noteReading } from './noteReading.ts';
import { recordShape } from './shape.ts';
import { type Json, toJsonLd } from './toJsonLd.ts';

interface Revealing {
  readonly context: Context;
  readonly viewer: Viewer;
  readonly entity: ResolvedEntity;
}

/**
 * The masked values of a record, for those who may change it; the history of the club notes that they were read.
 * @throws RequestFailure 404, or 403 with the reason
 */
export const revealRecord = async ({ context, viewer, entity }: Revealing, id: number): Promise<Json> =>
  context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const [seen] = await readByIds(inside, viewer, entity, [id]);
    const row = seen && (await findOne(inside, entity, id));
    if (!row) throw notFound();
    const fields = seen['@masked'] ?? [];
    if (fields.length > 0) {
      if (!seen['@permissions'].canUpdate && !seen['@hold']) throw new RequestFailure(403, REFUSED);
      await noteReading(inside, viewer, entity, row);
    }
    const whole = recordShape(context.model, entity, 'item');
    const shape = Object.fromEntries(Object.entries(whole).filter(([name]) => fields.includes(name)));
    const [json = {}] = await toJsonLd({ context: inside, viewer }, entity, [row], shape);
    return { '@context': `/api/contexts/${entity.shortName}`, ...json };
  });

const REFUSED =
  'Ces données sont réservées aux comptes qui peuvent modifier cette fiche\u00a0: demandez ce droit au responsable de votre club.';
