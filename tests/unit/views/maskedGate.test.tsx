// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRecordContext } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/http/ApiError.ts';
import { parseMapping } from '../../../src/schema/parseMapping.ts';
import { MaskedGate } from '../../../src/views/masked/MaskedGate.tsx';
import { recordFields } from '../../../src/schema/maskedOf.ts';
import type { Sections } from '../../../src/views/page/ResourceConfig.ts';
import { renderInClub } from '../../support/renderInClub.tsx';

const DESCRIPTION = parseMapping({ fields: { name: { label: 'Nom' }, phone: { label: 'Téléphone' } } });
const MASKED = { id: '/api/people/7', name: 'Lou', '@masked': ['phone'] };

const Values = () => {
  const record = useRecordContext();
  return (
    <>
      <h2>
        {recordFields(DESCRIPTION.fields, record)
          .map(({ name }) => name)
          .join(' ')}
      </h2>
      <p>{JSON.stringify(record)}</p>
    </>
  );
};

const openGate = (reveal: (id: string) => Promise<object>, part?: Sections, stated = {}) =>
  renderInClub(
    <MaskedGate fields={DESCRIPTION.fields} part={part}>
      {() => <Values />}
    </MaskedGate>,
    { dataProvider: { reveal }, resource: 'persons', record: { ...MASKED, ...stated } },
  );

describe('masked fields of a record', () => {
  it('are no fields of its page until somebody requests them', async () => {
    openGate(async (id) => ({ data: { phone: `06 ${id}` } }));
    expect(screen.getByRole('heading').textContent).toBe('name');
    expect(screen.getByRole('note').textContent).toContain('Téléphone');
    await userEvent.click(screen.getByRole('button', { name: 'Afficher' }));
    expect(screen.getByRole('heading').textContent).toBe('name phone');
    expect(screen.getByText(/06 \/api\/people\/7/)).toBeDefined();
    expect(screen.queryByRole('note')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Données affichées' }));
  });

  it('stay masked for whom the server refuses, with its reason', async () => {
    openGate(() =>
      Promise.reject(
        new ApiError({ kind: 'forbidden', status: 403, message: 'Ces données sont réservées à votre club.' }),
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Afficher' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Ces données sont réservées');
    expect(screen.getByRole('heading').textContent).toBe('name');
  });

  it.each([
    ['may not change the record', { canUpdate: false }, false],
    ['may not change it in its state', { canUpdate: false, refusal: 'Cette demande est refusée.' }, true],
    ['may change it', { canUpdate: true }, true],
  ])('are offered to a reader only as the server reveals them: who %s', (_, permissions, isOffered) => {
    openGate(() => Promise.reject(new Error('never requested')), undefined, { '@permissions': permissions });
    expect(screen.queryAllByRole('button', { name: 'Afficher' })).toHaveLength(isOffered ? 1 : 0);
    expect(screen.getByRole('note').textContent).toContain(
      isOffered ? 'consigné dans l’historique' : 'réservées aux comptes qui peuvent modifier',
    );
  });

  it('are not spoken of on a page that shows none of them', () => {
    openGate(() => Promise.reject(new Error('never requested')), { identity: ['name'] });
    expect(screen.queryByRole('note')).toBeNull();
  });
});
