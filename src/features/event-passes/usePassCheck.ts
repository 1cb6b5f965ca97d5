import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDataProvider, type RaRecord } from 'react-admin';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { withWriteOptions } from '../../data/writeOptions.ts';
import { apiErrorOf } from '../../http/ApiError.ts';
import { useScope } from '../../views/page/ScopeContext.tsx';
import { failureText } from '../failureText.ts';
import { toCode } from './passCode.ts';

/** The last pass checked. */
export type Outcome =
  | { readonly kind: 'checking' }
  | { readonly kind: 'unknown'; readonly code: string }
  | { readonly kind: 'failed'; readonly reason: string }
  | {
      readonly kind: 'found';
      readonly participant: RaRecord;
      readonly etag: string | null;
      /** Just let in, by this page. */
      readonly isFresh: boolean;
    };

const RESOURCE = 'participants';

/**
 * Looks passes up and lets their holders in. The write is bound to the version that was read: of two
 * that let the same pass in at once the second is refused, and shown what the first has done.
 */
export const usePassCheck = () => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const { club } = useScope(['club']);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const latest = useRef(0);

  const show = (find: () => Promise<Outcome>): void => {
    latest.current += 1;
    const turn = latest.current;
    const publish = (next: Outcome): void => {
      // The answer about an earlier pass must not be taken for that of the present one.
      if (turn === latest.current) setOutcome(next);
    };
    publish({ kind: 'checking' });
    find().then(publish, (error: unknown) => publish({ kind: 'failed', reason: failureText(error) }));
  };

  const read = async (id: RaRecord['id'], isFresh: boolean): Promise<Outcome> => {
    const { data: participant, etag } = await dataProvider.getVersion(RESOURCE, id);
    return { kind: 'found', participant, etag, isFresh };
  };

  return {
    outcome,
    check: (typed: string): void =>
      show(async () => {
        const code = toCode(typed);
        const { data } = await dataProvider.getList(RESOURCE, {
          filter: { passCode: code, ...(club ? { 'clubEvent.club': club['@id'] } : {}) },
          pagination: { page: 1, perPage: 25 },
          sort: { field: 'passCode', order: 'ASC' },
        });
        const row = data.find(({ passCode }) => passCode === code);
        return row ? await read(row.id, false) : { kind: 'unknown', code };
      }),
    /** Takes the step of the participant that leads to this value of its state. */
    letIn: (state: unknown): void => {
      if (outcome?.kind !== 'found') return;
      const { participant, etag } = outcome;
      show(async () => {
        const data = withWriteOptions({ passState: state }, { ifMatch: etag, isPart: true });
        try {
          await dataProvider.update(RESOURCE, { id: participant.id, data, previousData: participant });
        } catch (error) {
          if (apiErrorOf(error)?.status === CHANGED) return await read(participant.id, false);
          throw error;
        }
        void queryClient.invalidateQueries({ queryKey: [RESOURCE] });
        return await read(participant.id, true);
      });
    },
  };
};

/** The record has been changed since it was read. */
const CHANGED = 412;
