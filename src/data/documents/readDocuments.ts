import { parseJson } from '../../http/parseJson.ts';
import { tryOrNull } from '../../lib/tryOrNull.ts';
import type { Operation } from '../../schema/description.ts';
import { describedBy, type Documented } from '../../schema/hydra/classes.ts';
import { fromHydra } from '../../schema/hydra/fromHydra.ts';
import { fromOpenApi } from '../../schema/openapi/fromOpenApi.ts';
import type { Json } from '../../schema/read.ts';

/** What a server says of itself; null where it does not. */
export interface Documents {
  /** The OpenAPI document as it came. */
  readonly openapi: Blob | null;
  readonly documented: Documented | null;
}

/** Answers for one operation on a collection as a mapping call would; null where no document knows it. */
export type ReadDocuments = (path: string, operation: Operation) => Json | null;

/** Reads the documents of a server, OpenAPI first: it knows more. What cannot be read is as if it were not there. */
export const readDocuments = async ({ openapi, documented }: Documents): Promise<ReadDocuments> => {
  const text = (await openapi?.text()) ?? null;
  const document = text === null ? null : tryOrNull(() => parseJson(text));
  return (path, operation) =>
    tryOrNull(() =>
      fromOpenApi(
        document,
        tryOrNull(() => documented && describedBy(documented, path)),
        path,
        operation,
      ),
    ) ?? tryOrNull(() => documented && fromHydra(documented, path, operation));
};
