import { Hono } from 'hono';
import type { Context, Env } from '../rights/context.ts';
import type { StoredFile } from '../model/storedFile.ts';
import { toFileValue } from '../model/storedFile.ts';
import { fromId } from '../model/iri.ts';
import { readByIds } from '../rights/readMany.ts';
import type { Viewer } from '../rights/viewer.ts';
import { findOne } from '../storage/findByIds.ts';
import { findFiles, ownerOf, readContent } from '../storage/files.ts';
import { notFound, unauthorized } from '../http/failures.ts';
import { jsonLd } from '../http/jsonLd.ts';
import { noteReading } from './noteReading.ts';

/** Uploaded files: who sees the record, and the field on it, sees its files. */
export const fileRoutes = (context: Context): Hono<Env> => {
  const app = new Hono<Env>();
  app.get('/api/files/:id', async (c) =>
    jsonLd(200, {
      '@context': '/api/contexts/File',
      ...toFileValue(await visibleFile(context, c.var.viewer, c.req.param('id'))),
    }),
  );
  app.get('/api/files/:id/:filename', async (c) => {
    const file = await visibleFile(context, c.var.viewer, c.req.param('id'));
    await noteFile(context, c.var.viewer, file);
    const content = await readContent(context.db, file.id);
    if (!content) throw notFound();
    return new Response(content, {
      headers: {
        'Content-Type': file.mimeType,
        'Content-Disposition': toDisposition(file.originalFilename),
        // Of a file that a browser shows all the same nothing may run.
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'private, no-store',
      },
    });
  });
  return app;
};

/** Of some files it is kept who has read them. */
const noteFile = async (context: Context, viewer: Viewer | null, file: StoredFile): Promise<void> => {
  const entity = ownerOf(context.model, file);
  if (!viewer || !entity?.access.masks?.files?.includes(file.field)) return;
  const row = await findOne(context, entity, file.ownerId);
  if (row) await noteReading(context, viewer, entity, row);
};

const visibleFile = async (context: Context, viewer: Viewer | null, key: string): Promise<StoredFile> => {
  const id = fromId(key);
  const file = id === undefined ? undefined : (await findFiles(context.db, [id])).get(id);
  const entity = file && ownerOf(context.model, file);
  if (!entity) throw notFound();
  const [row] = await readByIds(context, viewer, entity, [file.ownerId], new Set([file.field]));
  const isSeen = row && Object.hasOwn(row, file.field) && !entity.fields[file.field]?.hidden;
  // Whoever has no account may see it with one.
  if (!isSeen) throw viewer === null ? unauthorized() : notFound();
  return file;
};

/** Plain ASCII for old readers, the true name beside it (RFC 6266). */
const toDisposition = (filename: string): string => {
  const plain = filename
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(filename).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
};
