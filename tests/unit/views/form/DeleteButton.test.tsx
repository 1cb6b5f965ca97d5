// @vitest-environment jsdom
import { fireEvent, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { DeleteButton } from '../../../../src/views/form/DeleteButton.tsx';
import { createPending } from '../../../support/createPending.ts';
import { renderInClub } from '../../../support/renderInClub.tsx';

const record = { id: 7, name: 'MARTIN Jeanne' };

/** A page that somebody has left already, and that only goes once the next one is there. */
const Page = () => {
  const form = useForm();
  const [isLeft, setLeft] = useState(false);
  return (
    <FormProvider {...form}>
      {!isLeft && <DeleteButton description={{ fields: [], methods: null }} />}
      <button onClick={() => setLeft(true)}>La suite est là</button>
    </FormProvider>
  );
};

const deleteAndLeave = async () => {
  const { promise, resolve, reject } = createPending<object>();
  const { user, address } = renderInClub(<Page />, {
    dataProvider: { delete: () => promise },
    resource: 'players',
    record,
    at: '/1/elsewhere',
  });
  await user.click(screen.getByRole('button', { name: 'Supprimer' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByText('Enregistrement en cours')).toBeVisible();
  await user.click(screen.getByText('La suite est là'));
  return { accept: () => resolve({ data: record }), refuse: () => reject(new Error('Refused')), address };
};

describe('a deletion whose page is gone before it is answered', () => {
  it('is said to be done, and leads nowhere', async () => {
    const { accept, address } = await deleteAndLeave();
    accept();
    expect(await screen.findByText('Enregistrement réussi')).toBeVisible();
    expect(screen.queryByText('Enregistrement en cours')).toBeNull();
    expect(address()).toBe('/1/elsewhere');
  });

  it('is said to have failed', async () => {
    const { refuse } = await deleteAndLeave();
    refuse();
    expect(await screen.findByText(/^Echec de l'enregistrement/)).toBeVisible();
  });
});

describe('a deletion', () => {
  it('is sent once, however often it is confirmed', async () => {
    let sent = 0;
    const remove = async () => {
      sent += 1;
      return { data: record };
    };
    renderInClub(<Page />, { dataProvider: { delete: remove }, resource: 'players', record, at: '/1/here' });
    fireEvent.click(screen.getByRole('button', { name: 'Supprimer' }));
    const dialog = await screen.findByRole('alertdialog');
    const confirm = within(dialog).getByRole('button', { name: 'Supprimer' });
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    expect(await screen.findByText('Enregistrement réussi')).toBeVisible();
    fireEvent.click(confirm);
    expect(screen.queryByText(/^Echec/)).toBeNull();
    expect(sent).toBe(1);
  });

  it('can be tried again after it has failed', async () => {
    const answers = [new Error('Refused'), null];
    const remove = async () => {
      const failure = answers.shift();
      if (failure) throw failure;
      return { data: record };
    };
    const { user } = renderInClub(<Page />, {
      dataProvider: { delete: remove },
      resource: 'players',
      record,
    });
    for (const said of [/^Echec de l'enregistrement/, 'Enregistrement réussi']) {
      await user.click(screen.getByRole('button', { name: 'Supprimer' }));
      const dialog = await screen.findByRole('alertdialog');
      await user.click(within(dialog).getByRole('button', { name: 'Supprimer' }));
      expect(await screen.findByText(said)).toBeVisible();
      if (answers.length > 0) await waitForElementToBeRemoved(dialog);
    }
  });
});
