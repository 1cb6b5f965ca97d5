import { isObject, toMap, type Json } from '../schema/read.ts';
import { createSealedDatabase, removeWhere, seal, unseal, type Sealed, type SealedSchema } from './sealed.ts';

/** Unsaved values of a form. */
export interface Draft {
  readonly values: Json;
  /** Values of the record in these fields at the time of typing; empty for a new record. */
  readonly base: Json;
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
}

/** Drafts of an account, each at its place (club, resource, record); no other account reads them. */
export interface DraftStore {
  read(account: string, place: string): Promise<Draft | null>;
  write(account: string, place: string, values: Json, base: Json): Promise<void>;
  remove(account: string, place: string): Promise<void>;
  /** Makes every draft of the account unreadable, at a voluntary logout. */
  destroy(account: string): Promise<void>;
}

interface SealedDraft extends Sealed {
  readonly account: string;
  readonly savedAt: number;
}

interface Schema extends SealedSchema {
  drafts: { key: string; value: SealedDraft };
}

const LIFETIME_MS = 24 * 60 * 60 * 1000;

/**
 * Keeps drafts encrypted (AES-GCM): they hold the data of people, many of them minors. The key is one of the
 * browser's that no script can read out; it outlives a reload and a forced end of the session, and a voluntary
 * logout destroys it.
 */
export const createDraftStore = (now: () => number = Date.now): DraftStore => {
  const database = createSealedDatabase<Schema>('raquette-drafts', ['keys', 'drafts']);
  // A draft that cannot be kept or read must never keep its form from working.
  const inTurn: typeof database.inTurn = (work, otherwise) =>
    database.inTurn(work, otherwise).catch(() => otherwise);
  void inTurn((db) => removeWhere(db, 'drafts', ({ savedAt }) => now() - savedAt > LIFETIME_MS), undefined);

  return {
    read: (account, place) =>
      inTurn(async (db) => {
        const name = nameOf(account, place);
        const sealed = await db.get('drafts', name);
        if (!sealed) return null;
        if (now() - sealed.savedAt > LIFETIME_MS) {
          await db.delete('drafts', name);
          return null;
        }
        const kept = toContent(await unseal(db, account, name, sealed));
        return kept && { ...kept, savedAt: sealed.savedAt };
      }, null),
    write: (account, place, values, base) =>
      inTurn(async (db) => {
        const name = nameOf(account, place);
        const sealed = await seal(db, account, name, { values, base });
        await db.put('drafts', { account, savedAt: now(), ...sealed }, name);
      }, undefined),
    remove: (account, place) => inTurn((db) => db.delete('drafts', nameOf(account, place)), undefined),
    destroy: (account) =>
      inTurn(async (db) => {
        await db.delete('keys', account);
        await removeWhere(db, 'drafts', (draft) => draft.account === account);
      }, undefined),
  };
};

const nameOf = (account: string, place: string): string => `${account} ${place}`;

type Content = Pick<Draft, 'values' | 'base'>;

const toContent = (content: unknown): Content | null =>
  isObject(content) && isObject(content.values)
    ? { values: content.values, base: toMap(content.base) }
    : null;
