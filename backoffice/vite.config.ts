import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** One build serves both `/adm` and `/adm-next`: assets have one absolute home, the base of pages is found at run time. */
export default defineConfig({
  base: '/adm/',
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    chunkSizeWarningLimit: 1200,
    assetsInlineLimit: 0,
    // Sixty small files compress worse than two: one with what every page loads first, one with what most screens share.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 2 },
            { name: 'shared', minShareCount: 20, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '/uploads': 'http://127.0.0.1:3000' } },
});
