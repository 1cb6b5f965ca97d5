// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { AdminContext, testDataProvider } from 'react-admin';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { parseMapping } from '../../../../src/schema/parseMapping.ts';
import { useDescription } from '../../../../src/views/page/useDescription.ts';

const client = new QueryClient();

const wrapperOf = (dataProvider: ReturnType<typeof testDataProvider>) => {
  const Wrapper = ({ children }: { readonly children: ReactNode }) => (
    <AdminContext dataProvider={dataProvider} queryClient={client}>
      {children}
    </AdminContext>
  );
  return Wrapper;
};

const answer = (name: string) => ({ data: parseMapping({ fields: { [name]: {} } }) });

describe('the description of a resource', () => {
  it('counts as unread as soon as another resource is wanted, until its own has come (R4.46)', async () => {
    const gate: { open?: () => void } = {};
    const people = new Promise<ReturnType<typeof answer>>((resolve) => {
      gate.open = () => resolve(answer('familyName'));
    });
    const describeResource = (resource: string) =>
      resource === 'people' ? people : Promise.resolve(answer('clubName'));
    const dataProvider = testDataProvider({ describe: describeResource });
    const { result, rerender } = renderHook(({ resource }) => useDescription(resource, 'list'), {
      initialProps: { resource: 'clubs' },
      wrapper: wrapperOf(dataProvider),
    });
    await waitFor(() =>
      expect(result.current).toMatchObject({ description: { fields: [{ name: 'clubName' }] } }),
    );

    rerender({ resource: 'people' });
    expect(result.current).toEqual({ status: 'loading' });
    gate.open?.();
    await waitFor(() =>
      expect(result.current).toMatchObject({ description: { fields: [{ name: 'familyName' }] } }),
    );
  });

  it('waits while it is not known which one is wanted, whatever others have read (R3.157)', async () => {
    const dataProvider = testDataProvider({ describe: () => Promise.resolve(answer('title')) });
    const known: { operation: 'show' | null } = { operation: 'show' };
    const { result, rerender } = renderHook(({ operation }) => useDescription('news', operation), {
      initialProps: known,
      wrapper: wrapperOf(dataProvider),
    });
    await waitFor(() => expect(result.current.status).toBe('ready'));
    rerender({ operation: null });
    expect(result.current).toEqual({ status: 'loading' });
  });
});
