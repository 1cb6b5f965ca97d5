// @vitest-environment jsdom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  AdminContext,
  HttpError,
  useGetOne,
  RecordContextProvider,
  ResourceContextProvider,
  type DataProvider,
} from 'react-admin';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../src/http/ApiError.ts';
import { createI18nProvider } from '../../../support/frenchTexts.ts';
import { createToasts } from '../../../../src/ui/toasts/createToasts.ts';
import { ToastsProvider } from '../../../../src/ui/toasts/ToastsContext.tsx';
import { ProcessBar } from '../../../../src/views/process/ProcessBar.tsx';
import { describeFields } from '../../../support/describeFields.ts';

const fields = describeFields({
  status: {
    type: 'int',
    label: 'Statut',
    choices: [
      { value: 1, label: 'Soumise' },
      { value: 6, label: 'Refusée' },
    ],
  },
  reason: { type: 'text', label: 'Motif' },
  review: { type: 'string', label: 'Avis', choices: [{ value: 'no', label: 'Défavorable' }] },
  level: { type: 'int', label: 'Niveau', choices: [{ value: 2, label: 'Ligue' }] },
  startDate: { type: 'date', label: 'Début' },
});
const record = {
  id: '/api/things/1',
  status: 1,
  '@permissions': {
    transitions: { status: [6] },
    reasons: { 6: 'reason' },
    asks: { 6: ['review', 'level'] },
  },
};

/** The page around, which reads the record. */
const Reader = () => {
  useGetOne('things', { id: record.id });
  return null;
};

const openStep = async (isUnsaved = false, answer: () => Promise<void> = async () => undefined) => {
  const sent: unknown[] = [];
  const read: unknown[] = [];
  const dataProvider = {
    getOne: async (_resource: string, { id }: { readonly id: string }) => {
      read.push(id);
      return { data: record };
    },
    update: async (_resource: string, { data }: { readonly data: object }) => {
      sent.push(JSON.parse(JSON.stringify(data)));
      await answer();
      return { data: { ...record, ...data } };
    },
  } as unknown as DataProvider;
  render(
    <AdminContext dataProvider={dataProvider} i18nProvider={createI18nProvider()}>
      <ToastsProvider toasts={createToasts()}>
        <ResourceContextProvider value="things">
          <RecordContextProvider value={record}>
            <Reader />
            <ProcessBar fields={fields} isUnsaved={() => isUnsaved} />
          </RecordContextProvider>
        </ResourceContextProvider>
      </ToastsProvider>
    </AdminContext>,
  );
  const user = userEvent.setup();
  const bar = screen.getByRole('region');
  await user.click(within(bar).getByRole('button'));
  const dialog = within(await screen.findByRole('dialog'));
  const take = dialog.getAllByRole('button').at(-1);
  if (!take) throw new Error('The dialog offers no step');
  return { user, sent, read, bar, dialog, take };
};

const answer = async ({ user, dialog }: Pick<Awaited<ReturnType<typeof openStep>>, 'user' | 'dialog'>) => {
  await user.type(dialog.getByRole('textbox', { name: /^Motif/ }), 'Incomplet');
  await user.click(dialog.getByRole('combobox', { name: /^Avis/ }));
  await user.click(screen.getByRole('option', { name: 'Défavorable' }));
  await user.click(dialog.getByRole('combobox', { name: /^Niveau/ }));
  await user.click(screen.getByRole('option', { name: 'Ligue' }));
};

describe('a step of a process', () => {
  it('is taken once its reason and its choice are given, and leaves the focus at the new state', async () => {
    const { user, sent, bar, dialog, take } = await openStep();
    await user.click(take);
    expect(sent).toEqual([]);
    const reason = dialog.getByRole('textbox', { name: /^Motif/ });
    expect(reason).toHaveFocus();
    expect(reason).toBeInvalid();
    await user.type(reason, ' Incomplet ');
    await user.click(dialog.getByRole('combobox', { name: /^Avis/ }));
    await user.click(screen.getByRole('option', { name: 'Défavorable' }));
    await user.click(dialog.getByRole('combobox', { name: /^Niveau/ }));
    await user.click(screen.getByRole('option', { name: 'Ligue' }));
    await user.click(take);
    await waitFor(() => expect(bar).toHaveFocus());
    // A choice goes out as the server writes it, a number too.
    expect(sent).toEqual([{ status: 6, reason: 'Incomplet', review: 'no', level: 2 }]);
  });

  it('is sent once for a double click, and once more after a refusal', async () => {
    const { user, sent, dialog, take } = await openStep(false, async () => {
      throw new Error('Refused');
    });
    await answer({ user, dialog });
    act(() => {
      take.click();
      take.click();
    });
    expect(await dialog.findByRole('alert')).toBeVisible();
    expect(sent).toHaveLength(1);
    await user.click(take);
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it('has the focus again when it was refused, for the next attempt', async () => {
    let refuse = (): void => undefined;
    const { user, dialog, take } = await openStep(false, () => {
      const refused = new Promise<void>((_resolve, reject) => {
        refuse = () => reject(new Error('Refused'));
      });
      return refused;
    });
    await answer({ user, dialog });
    await user.click(take);
    await waitFor(() => expect(take).toBeDisabled());
    // As a browser does with the focus of a button that is disabled, and the dialog with a focus that is nowhere.
    take.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus();
    expect(take).not.toHaveFocus();
    refuse();
    expect(await dialog.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(take).toHaveFocus());
  });

  it('says of which field a refusal speaks that the dialog does not show', async () => {
    const { user, dialog, take } = await openStep(false, async () => {
      throw new HttpError('Refused', 422, { errors: { startDate: ['Trop tard.'], reason: ['Trop court.'] } });
    });
    await answer({ user, dialog });
    await user.click(take);
    expect((await dialog.findByRole('alert')).textContent).toBe('Début\u00a0: Trop tard.\nTrop court.');
  });

  it.each([
    [
      'somebody else has changed it meanwhile',
      new ApiError({ kind: 'conflict', message: '', status: 409, isWrite: true }),
      /modifié entre-temps/,
    ],
    [
      'it is in another state meanwhile, from which the step does not lead',
      new HttpError('Refused', 422, { errors: { status: ['Impossible depuis l’état « Refusée ».'] } }),
      /Impossible depuis/,
    ],
    [
      'the answer is lost',
      new ApiError({ kind: 'network', message: '', unknownOutcome: true, isWrite: true }),
      /Résultat inconnu/,
    ],
  ])('reads its record again when %s', async (_case, error, text) => {
    const { user, dialog, take, read } = await openStep(false, () => Promise.reject(error));
    await answer({ user, dialog });
    await user.click(take);
    expect(await dialog.findByRole('alert')).toHaveTextContent(text);
    await waitFor(() => expect(read).toEqual(['/api/things/1', '/api/things/1']));
  });

  it('waits until what is typed on the page is saved', async () => {
    const { take } = await openStep(true);
    expect(take).toBeDisabled();
    expect(take).toHaveAccessibleDescription(/enregistr/i);
  });
});
