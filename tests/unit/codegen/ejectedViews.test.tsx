// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { resourceView } from '../../../src/areas/club/routes/resourceView.tsx';
import { defineFeature } from '../../../src/features/defineFeature.ts';
import { galleries } from '../../../src/resources/galleries.ts';
import { halls } from '../../../src/resources/halls.ts';
import { parseMapping } from '../../../src/schema/parseMapping.ts';
import { SchemaCreate } from '../../../src/views/SchemaCreate.tsx';
import { SchemaEdit } from '../../../src/views/SchemaEdit.tsx';
import { SchemaList } from '../../../src/views/SchemaList.tsx';
import { SchemaShow } from '../../../src/views/SchemaShow.tsx';
import { renderInClub } from '../../support/renderInClub.tsx';
import { GalleriesCreate } from './ejected/GalleriesCreate.tsx';
import { HallsEdit } from './ejected/HallsEdit.tsx';
import { HallsList } from './ejected/HallsList.tsx';
import { HallsShow } from './ejected/HallsShow.tsx';

const IRI = '/api/sport_halls/1';
const definition = { name: 'halls', entity: 'sport-hall', path: '/sport_halls' };
const record = {
  id: IRI,
  '@id': IRI,
  name: 'Gymnase Aubry',
  numberOfTables: 12,
  lighting: 'LED',
  nickname: 'Le Hangar',
  homologationEndDate: '2020-06-30',
};

/** Fields of two sections, and one that no section names. */
const hall = parseMapping({
  fields: {
    name: { label: 'Nom' },
    numberOfTables: { type: 'integer', label: 'Tables' },
    lighting: { label: 'Éclairage' },
    nickname: { label: 'Surnom' },
  },
});

/** Two groups, which are the steps of a new record. */
const exhibition = parseMapping({
  fields: {
    title: { label: 'Titre', groups: ['Textes'] },
    seats: { type: 'integer', label: 'Places', groups: ['Nombres'] },
  },
});

let description = hall;
beforeEach(() => {
  description = hall;
});

const provider = {
  describe: async () => ({ data: description }),
  getRelated: async () => ({ data: new Map() }),
  getList: async () => ({ data: [record], total: 1, meta: { canCreate: true } }),
  getOne: async () => ({ data: { ...record, '@permissions': { canUpdate: true, canDelete: true } } }),
  getVersion: async () => ({ data: record, etag: null }),
};

const open = (view: ReactElement): void => {
  renderInClub(view, {
    at: `/halls/${encodeURIComponent(IRI)}`,
    route: '/halls/:id',
    dataProvider: provider,
    resource: 'halls',
    resources: [definition],
  });
};

/** Content in reading order. */
const shown = (): readonly string[] =>
  [...document.querySelectorAll('h1, h2, dt, dd, th, td, label, button, input')].map(
    (element) =>
      `${element.tagName} ${element instanceof HTMLInputElement ? element.value : (element.textContent ?? '')}`,
  );

/** Opens the generated view, then the ejected one; answers what each shows. */
const both = async (generated: ReactElement, ejected: ReactElement, until: () => Promise<unknown>) => {
  open(generated);
  await until();
  const before = shown();
  cleanup();
  open(ejected);
  await until();
  return [before, shown()] as const;
};

describe('an ejected view', () => {
  it('shows a record as the generated one does', async () => {
    const [generated, ejected] = await both(<SchemaShow config={halls} />, <HallsShow config={halls} />, () =>
      screen.findByText('Le Hangar'),
    );
    expect(ejected).toEqual(generated);
    expect(ejected.filter((line) => line.startsWith('H2'))).toEqual([
      'H2 Salle',
      'H2 Équipement',
      'H2 Autres informations',
    ]);
  });

  it('edits a record as the generated one does', async () => {
    const [generated, ejected] = await both(
      <SchemaEdit config={halls} />,
      <HallsEdit config={halls} />,
      async () => {
        fireEvent.click(await screen.findByRole('button', { name: /^Autres informations/ }));
        await screen.findByDisplayValue('Le Hangar');
      },
    );
    expect(ejected).toEqual(generated);
    expect(ejected).toEqual(
      expect.arrayContaining(['INPUT Gymnase Aubry', 'INPUT 12', 'BUTTON Enregistrer']),
    );
  });

  it('creates a new record in the steps of the generated one', async () => {
    description = exhibition;
    const [generated, ejected] = await both(
      <SchemaCreate config={galleries} />,
      <GalleriesCreate config={galleries} />,
      () => screen.findByRole('textbox', { name: /^Titre/ }),
    );
    expect(ejected).toEqual(generated);
    expect(ejected.join()).toMatch(/Textes.*Nombres/);
    expect(screen.queryByLabelText(/^Places/)).not.toBeInTheDocument();
  });

  it('lists records as the generated one does', async () => {
    const [generated, ejected] = await both(<SchemaList config={halls} />, <HallsList config={halls} />, () =>
      screen.findByRole('link', { name: 'Gymnase Aubry' }),
    );
    expect(ejected).toEqual(generated);
    expect(ejected).toEqual(expect.arrayContaining(['TD Gymnase Aubry', 'TD 12']));
  });

  it('takes the place of the generated one where a manifest names it, and may diverge', async () => {
    const feature = defineFeature({
      name: 'hall-notices',
      views: { halls: { show: async () => (await import('./HallsWithNotice.tsx')).HallsWithNotice } },
    });
    open(
      resourceView({
        resource: { ...definition, right: {}, load: async () => ({}) },
        features: [feature],
        view: 'show',
        children: (View, config) => <View config={config} />,
      }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('halls.lapsed');
    expect(screen.getByText('Le Hangar')).toBeVisible();
  });
});
