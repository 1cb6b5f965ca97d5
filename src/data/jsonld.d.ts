declare module 'jsonld/lib/index.js' {
  const jsonld: Record<
    'expand' | 'compact' | 'frame' | 'flatten',
    (...parameters: unknown[]) => Promise<unknown>
  >;
  export default jsonld;
}
