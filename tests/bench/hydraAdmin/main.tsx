import { HydraAdmin, fetchHydra, hydraDataProvider } from '@api-platform/admin';
import { parseHydraDocumentation } from '@api-platform/api-doc-parser';
import { createRoot } from 'react-dom/client';

// Stock HydraAdmin with a token, as its documentation shows it. The bench puts the token where a login page would.
const ENTRYPOINT = `${location.origin}/api`;

const headers = (): HeadersInit => ({ Authorization: `Bearer ${localStorage.getItem('token') ?? ''}` });

const dataProvider = hydraDataProvider({
  entrypoint: ENTRYPOINT,
  httpClient: (url: URL, options = {}) => fetchHydra(url, { ...options, headers }),
  // Its relations find embedded records by their addresses alone.
  useEmbedded: false,
  apiDocumentationParser: (entrypoint: string) => parseHydraDocumentation(entrypoint, { headers }),
});

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <HydraAdmin entrypoint={ENTRYPOINT} dataProvider={dataProvider} disableTelemetry />,
  );
