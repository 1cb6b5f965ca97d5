import type { RaRecord } from 'react-admin';
import type { RecordVersion } from '../../data/hydra.ts';
import { apiErrorOf } from '../../http/ApiError.ts';
import type { FieldDescription } from '../../schema/description.ts';
import type { Json } from '../../schema/read.ts';
import type { Checked } from '../conflicts/ConflictGuard.tsx';

/** What a save does on its way. */
interface SaveSteps {
  /**
   * Compares an existing record with the server's; undefined for a new one. `sent` may have been carried out; null
   * when there was no such send.
   */
  readonly check: (values: Json, sent: Json | null) => Promise<Checked | undefined>;
  /** Finds what an earlier send of a new record has created. */
  readonly findTwin: (values: Json) => Promise<RaRecord | null | undefined>;
  /** Resolves to null, or to what went wrong. */
  readonly send: (values: Json, version: RecordVersion | null, ifMatch: string | null) => Promise<unknown>;
}

/** An earlier send may have been carried out, or an earlier question never answered; null when neither is so. */
type Doubt = { readonly sent: Json | null } | null;

/** What a save came to, with the values that were sent last. */
export type Outcome =
  | {
      readonly kind: 'saved';
      /** Of each round, the fields that hold what the other side wrote. */
      readonly taken: readonly (readonly FieldDescription[])[];
    }
  /** An earlier send was carried out, its answer lost. */
  | { readonly kind: 'found'; readonly record: RaRecord }
  /** The user went back to the form. */
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly failure: unknown; readonly values: Json };

/** Times that a record may change between its comparison and its write. */
const ROUNDS = 5;

/**
 * Compares and sends until the server takes the values: an existing record is compared with the server's first, and
 * again when it has changed meanwhile; a send whose outcome is unknown is not repeated when it proves to have been
 * carried out.
 */
export const saveRounds = async (typed: Json, doubt: Doubt, steps: SaveSteps): Promise<Outcome> => {
  const taken: (readonly FieldDescription[])[] = [];
  let values = typed;
  let doubtful: Doubt = doubt;
  let refused: { readonly mark: string; readonly failure: unknown } | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    const checked: Checked | undefined = await steps.check(values, doubtful?.sent ?? null);
    if (checked?.outcome === 'stopped') return { kind: 'stopped' };
    if (checked?.taken.length) taken.push(checked.taken);
    values = checked?.values ?? values;
    // A browser sends a call once more by itself when its connection breaks: of the two the tag refuses one.
    if (checked?.outcome === 'held' && doubtful) return { kind: 'found', record: checked.version.data };
    const twin = !checked && doubtful ? await steps.findTwin(values) : null;
    if (twin) return { kind: 'found', record: twin };
    const etag: string | null = checked?.version.etag ?? null;
    const mark: string = etag ?? String(checked?.version.data['dateModified']);
    const isUnchanged: boolean = refused !== null && refused.mark === mark;
    const isTagRefused = apiErrorOf(refused?.failure)?.status === 412;
    // Refused although nothing has changed: it was not about the version, or the server never matches its tags.
    if (isUnchanged && !(isTagRefused && etag !== null))
      return { kind: 'failed', failure: refused?.failure, values };
    const failure = await steps.send(values, checked?.version ?? null, isUnchanged ? null : etag);
    if (failure === null) return { kind: 'saved', taken };
    if (!checked || apiErrorOf(failure)?.kind !== 'conflict') return { kind: 'failed', failure, values };
    refused = { mark, failure };
    doubtful = { sent: values };
  }
  return { kind: 'failed', failure: refused?.failure, values };
};
