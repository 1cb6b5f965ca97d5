// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FileAccess } from '../../../../src/data/createFileAccess.ts';
import { FileAccessContext } from '../../../../src/fields/files/FileAccessContext.tsx';
import { FilesInput } from '../../../../src/fields/files/FilesInput.tsx';
import { PictureResizerContext, type PictureResizer } from '../../../../src/fields/files/resizePicture.ts';
import { ApiError } from '../../../../src/http/ApiError.ts';
import { describeField } from '../../../support/describeFields.ts';
import { renderInClub } from '../../../support/renderInClub.tsx';
import { buildPicture } from './buildPicture.ts';

const MEGABYTE = 1024 * 1024;
const PDF = '%PDF-1.7\n';

const file = (name: string, content: BlobPart = PDF, type = 'application/pdf'): File =>
  new File([content], name, { type });
const filledTo = (bytes: number): string => PDF.padEnd(bytes, ' ');

interface Parts {
  readonly described?: object;
  readonly value?: unknown;
  readonly access?: Partial<FileAccess>;
  readonly resize?: PictureResizer;
}

const open = async ({ described = {}, value = null, access, resize }: Parts = {}) => {
  const see = vi.fn<(current: unknown) => void>();
  const Probe = () => {
    see(useFormContext().watch('value'));
    return null;
  };
  const Frame = () => {
    const form = useForm({ defaultValues: { value } });
    const field = describeField({ type: 'file', label: 'Document', ...described });
    return (
      <FormProvider {...form}>
        <FilesInput field={field} source="value" disabled={false} />
        <Probe />
      </FormProvider>
    );
  };
  const files: FileAccess = {
    isOwn: (url) => url.startsWith('/'),
    read: () => Promise.resolve(new Blob(['content'])),
    ...access,
  };
  renderInClub(
    <PictureResizerContext value={resize ?? ((content) => Promise.resolve(content))}>
      <FileAccessContext value={files}>
        <Frame />
      </FileAccessContext>
    </PictureResizerContext>,
  );
  const input = await screen.findByLabelText<HTMLInputElement>(/^Document/);
  const current = (): unknown => see.mock.lastCall?.[0];
  return { current, input, user: userEvent.setup({ applyAccept: false }) };
};

const several = { multiple: true };
const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent);
const problems = () => within(screen.getByRole('alert'));

beforeEach(() => {
  // jsdom gives no address to a blob.
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => undefined;
});

describe('choosing files', () => {
  it('keeps a chosen file with its name, size and content', async () => {
    const { user, input, current } = await open();
    await user.upload(input, file('Règlement: final?.pdf'));
    expect(await screen.findByText('Règlement final.pdf')).toBeVisible();
    expect(rows()).toEqual(['Règlement final.pdf9 o']);
    expect(current()).toMatchObject({
      originalFilename: 'Règlement final.pdf',
      base64File: `data:application/pdf;base64,${btoa(PDF)}`,
      public: false,
      url: null,
    });
    expect(screen.getByText('1 fichier ajouté')).toBeInTheDocument();
  });

  it('takes files that are dropped on it', async () => {
    const { input } = await open({ described: several });
    fireEvent.drop(input, { dataTransfer: { files: [file('a.pdf'), file('b.pdf')] } });
    await waitFor(() => expect(rows()).toEqual(['a.pdf9 o', 'b.pdf9 o']));
  });

  it('takes at most 3 files and leaves those it has (R5.54)', async () => {
    const { user, input, current } = await open({ described: several });
    await user.upload(input, [file('a.pdf'), file('b.pdf'), file('c.pdf')]);
    await waitFor(() => expect(rows()).toHaveLength(3));
    await user.upload(input, file('d.pdf', filledTo(3 * MEGABYTE)));
    expect(await problems().findByText('Le nombre maximum de fichiers (3) a été atteint.')).toBeVisible();
    expect(current()).toHaveLength(3);
  });

  it.each([
    [{ max: 4 }, 'Au maximum 4 (2 Mo par fichier)'],
    [{ min: 1, max: 4 }, 'Entre 1 et 4 (2 Mo par fichier)'],
    [null, '3 fichiers au maximum, 2 Mo chacun'],
  ])('says once how many it takes: %j (R5.18-R5.22)', async (count, text) => {
    await open({ described: { ...several, count } });
    expect(screen.getAllByText(/maximum|Entre/).map(({ textContent }) => textContent)).toEqual([text]);
  });

  it('takes one file where the field holds one (R5.54)', async () => {
    const { user, input } = await open();
    await user.upload(input, file('a.pdf'));
    await screen.findByText('a.pdf');
    await user.upload(input, file('b.pdf'));
    expect(await problems().findByText('Le nombre maximum de fichiers (1) a été atteint.')).toBeVisible();
    expect(rows()).toEqual(['a.pdf9 o']);
  });

  it('takes a file of exactly the limit and none above (R5.55, R5.56)', async () => {
    const { user, input } = await open({ described: several });
    await user.upload(input, [
      file('b.pdf', filledTo(2 * MEGABYTE)),
      file('a.pdf', filledTo(2 * MEGABYTE + 1)),
    ]);
    expect(await problems().findByText('Le fichier a.pdf est trop volumineux (2 Mo maximum).')).toBeVisible();
    expect(rows()).toEqual(['b.pdf2 Mo']);
  });

  it('takes the size and the types of the description (R5.55, R5.57)', async () => {
    const options = { maxSize: MEGABYTE / 2, mimeTypes: ['image/*'] };
    const { user, input } = await open({
      described: { ...several, constraints: [{ name: 'File', options }] },
    });
    await user.upload(input, [file('a.png', filledTo(MEGABYTE)), file('b.pdf')]);
    expect(
      await problems().findByText('Le fichier a.png est trop volumineux (0,5 Mo maximum).'),
    ).toBeVisible();
    expect(problems().getByText("Le type de fichier n'est pas supporté.")).toBeVisible();
    await user.upload(input, file('c.png', buildPicture(10, 10), 'image/png'));
    await waitFor(() => expect(rows()).toEqual(['c.png24 o']));
  });

  it('takes any type where the description names none (R5.57)', async () => {
    const { user, input } = await open();
    await user.upload(input, file('notes.xyz', 'anything', ''));
    expect(await screen.findByText('notes.xyz')).toBeVisible();
  });

  it('takes the same file once, by name, type and size (R5.58)', async () => {
    const { user, input } = await open({ described: several });
    await user.upload(input, [file('a.pdf'), file('a?.pdf'), file('a.pdf', `${PDF} `)]);
    expect(await problems().findByText('Le fichier a.pdf est déjà dans la liste.')).toBeVisible();
    expect(rows()).toEqual(['a.pdf9 o', 'a.pdf10 o']);
  });

  it.each([
    ['a page that is called a picture', file('a.png', '<!doctype html><p>', 'image/png')],
    ['a program that is called a document', file('a.pdf', 'MZ\u0090')],
    ['an SVG', file('a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml')],
  ])('refuses %s and keeps the others', async (_, spoofed) => {
    const constraints = [{ name: 'File', options: { mimeTypes: ['application/pdf', 'image/*'] } }];
    const { user, input } = await open({ described: { ...several, constraints } });
    await user.upload(input, [spoofed, file('b.pdf')]);
    expect(await problems().findByText("Le type de fichier n'est pas supporté.")).toBeVisible();
    expect(rows()).toEqual(['b.pdf9 o']);
  });

  it('refuses an empty file', async () => {
    const { user, input } = await open();
    await user.upload(input, file('a.pdf', ''));
    expect(await problems().findByText('Le fichier a.pdf est vide.')).toBeVisible();
  });
});

describe('files of a record', () => {
  const stored = {
    '@id': '/api/files/1',
    originalFilename: 'règlement.pdf',
    url: '/api/files/1/r.pdf',
    mimeType: 'application/pdf',
    size: 184_213,
  };

  it('are shown, taken out by the keyboard, and leave the focus on the input', async () => {
    const { user, input, current } = await open({
      described: several,
      value: [stored, { ...stored, url: '/b' }],
    });
    expect(rows()[0]).toContain('179,9 Ko');
    await user.tab();
    await user.tab();
    expect(screen.getAllByRole('button', { name: 'Retirer règlement.pdf' })[0]).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(current()).toEqual([{ ...stored, url: '/b' }]);
    expect(input).toHaveFocus();
    expect(screen.getByText('Fichier retiré')).toBeInTheDocument();
  });

  it('are shown twice when they are sent twice', async () => {
    const complain = vi.spyOn(console, 'error');
    await open({ described: several, value: [stored, stored] });
    expect(rows()).toHaveLength(2);
    // React complains of two children with one key.
    expect(complain).not.toHaveBeenCalled();
    complain.mockRestore();
  });

  it('are null when the only one is taken out', async () => {
    const { user, current } = await open({ value: stored });
    await user.click(screen.getByRole('button', { name: 'Retirer règlement.pdf' }));
    expect(current()).toBeNull();
  });

  it('say why they could not be read', async () => {
    const read = () => Promise.reject(new ApiError({ kind: 'notFound', message: 'Not Found' }));
    const { user } = await open({ value: stored, access: { read } });
    await user.click(screen.getByRole('button', { name: 'Télécharger règlement.pdf' }));
    expect(await screen.findByText(/^Cet élément est introuvable/)).toBeVisible();
  });

  it('of another host are plain links (R7.10)', async () => {
    await open({ value: { ...stored, url: 'https://other.example/a.pdf' } });
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://other.example/a.pdf');
  });
});

describe('choosing a picture', () => {
  const picture = { type: 'image' };
  const png = (name: string, width: number, height: number): File =>
    file(name, buildPicture(width, height), 'image/png');

  it('keeps what the resizer made of it and shows it (R5.62, R5.63)', async () => {
    const used: unknown[] = [];
    const resize: PictureResizer = (content, limits) => {
      used.push(limits);
      return Promise.resolve(new Blob([buildPicture(800, 400)], { type: content.type }));
    };
    const { user, input, current } = await open({ described: picture, resize });
    await user.upload(input, png('photo.png', 4000, 2000));
    expect(await screen.findByRole('img', { name: 'Aperçu de photo.png' })).toBeVisible();
    expect(used).toEqual([{ maxWidth: 1600, maxHeight: 1600, keepProportion: true }]);
    expect(current()).toMatchObject({ originalFilename: 'photo.png', mimeType: 'image/png', size: 24 });
  });

  it('names it as its new type says', async () => {
    const resize: PictureResizer = () =>
      Promise.resolve(new Blob([buildPicture(8, 4)], { type: 'image/png' }));
    const { user, input, current } = await open({ described: picture, resize });
    await user.upload(input, file('logo.gif', buildPicture(8, 4, 'image/gif'), 'image/gif'));
    await screen.findByText('logo.png');
    expect(current()).toMatchObject({ originalFilename: 'logo.png', mimeType: 'image/png' });
  });

  it.each([
    ['a PDF', file('a.pdf'), "Le type de fichier n'est pas supporté."],
    ['an SVG', file('a.svg', '<svg/>', 'image/svg+xml'), "Le type de fichier n'est pas supporté."],
    ['half a header', file('a.png', '\u0089PNG', 'image/png'), "Le type de fichier n'est pas supporté."],
    [
      '100 million pixels',
      png('a.png', 10_000, 10_000),
      'L’image a.png est trop grande (100 millions de pixels, 40 au maximum).',
    ],
  ])('refuses %s before it is decoded (R5.62)', async (_, chosen, message) => {
    const resize = vi.fn<PictureResizer>();
    const { user, input, current } = await open({ described: picture, resize });
    await user.upload(input, chosen);
    expect(await problems().findByText(message)).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
    expect(current()).toBeNull();
    expect(resize).not.toHaveBeenCalled();
  });

  it.each([
    [
      'cannot be decoded',
      () => Promise.resolve('undecodable' as const),
      "Le type de fichier n'est pas supporté.",
    ],
    [
      'cannot be prepared',
      () => Promise.reject(new Error('no worker')),
      'L’image a.png n’a pas pu être préparée. Réessayez.',
    ],
  ])('says so when it %s', async (_, resize, message) => {
    const { user, input, current } = await open({ described: picture, resize });
    await user.upload(input, png('a.png', 10, 10));
    expect(await problems().findByText(message)).toBeVisible();
    expect(current()).toBeNull();
  });
});
