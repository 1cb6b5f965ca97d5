// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, ListContextProvider, ResourceContextProvider, testDataProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { TextFilter } from '../../../../src/fields/filter/InputFilter.tsx';
import type { FilterProps } from '../../../../src/fields/FieldProps.ts';
import { createI18nProvider } from '../../../support/frenchTexts.ts';
import { LiveFilterForm } from '../../../../src/views/list/SchemaFilters.tsx';
import { describeField } from '../../../support/describeFields.ts';

const Shown = (props: FilterProps & { readonly alwaysOn: true }) => <TextFilter {...props} />;

const page = (filterValues: object) => (
  <AdminContext dataProvider={testDataProvider()} i18nProvider={createI18nProvider()}>
    <ResourceContextProvider value="things">
      <ListContextProvider
        value={{ filterValues, setFilters: () => undefined, displayedFilters: {} } as never}
      >
        <LiveFilterForm
          filters={[<Shown key="name" source="name" label="Nom" field={describeField({})} alwaysOn />]}
        />
      </ListContextProvider>
    </ResourceContextProvider>
  </AdminContext>
);

it('keeps what is typed into a filter while the page around it settles', async () => {
  const { rerender } = render(page({}));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Nom' }), 'Mar');
  rerender(page({ club: '1' }));
  rerender(page({ club: '1', season: '2' }));
  expect(screen.getByRole('searchbox', { name: 'Nom' })).toHaveValue('Mar');
});
