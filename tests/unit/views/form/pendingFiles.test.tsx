// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FileAccessContext } from '../../../../src/fields/files/FileAccessContext.tsx';
import { PictureResizerContext } from '../../../../src/fields/files/resizePicture.ts';
import { createPending } from '../../../support/createPending.ts';
import { renderForm } from '../../../support/forms/renderForm.tsx';
import { buildPicture } from '../../fields/files/buildPicture.ts';

const files = { isOwn: () => true, read: () => Promise.resolve(new Blob(['content'])) };

const open = async () => {
  // jsdom gives no address to a blob.
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => undefined;
  const { promise: prepared, resolve: finish } = createPending<Blob>();
  const form = await renderForm({
    fields: {
      title: { label: 'Titre' },
      photo: { type: 'image', label: 'Photo', constraints: ['NotBlank'] },
    },
    within: (page) => (
      <PictureResizerContext value={() => prepared}>
        <FileAccessContext value={files}>{page}</FileAccessContext>
      </PictureResizerContext>
    ),
  });
  const content = buildPicture(10, 10);
  const input = await screen.findByLabelText<HTMLInputElement>(/^Photo/);
  await form.user.upload(input, new File([content], 'photo.png', { type: 'image/png' }));
  await screen.findByRole('progressbar', { name: 'Préparation des fichiers...' });
  return { ...form, finish: () => finish(new Blob([content], { type: 'image/png' })) };
};

describe('a form whose picture is being prepared', () => {
  it('waits for it and sends it, although it is required and was not there yet (R3.176)', async () => {
    const { submit, sent, user, finish } = await open();
    await submit();
    await user.type(screen.getByLabelText('Titre'), 'Tournoi');
    expect(sent).toEqual([]);
    expect(screen.getByRole('button', { name: 'Créer' })).toBeDisabled();
    finish();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      photo: {
        originalFilename: 'photo.png',
        base64File: `data:image/png;base64,${Buffer.from(buildPicture(10, 10)).toString('base64')}`,
        public: false,
      },
    });
  });

  it('is sent at once where nothing is prepared any more', async () => {
    const { submit, sent, finish } = await open();
    finish();
    await screen.findByRole('button', { name: 'Retirer photo.png' });
    await submit();
    await waitFor(() => expect(sent).toHaveLength(1));
  });
});
