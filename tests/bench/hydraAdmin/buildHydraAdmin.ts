import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Builds stock HydraAdmin as its users do. */
export const buildHydraAdmin = async (outDir: string): Promise<void> => {
  await build({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 3000 },
  });
};
