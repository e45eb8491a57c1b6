import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultAllowedOrigins, defineConfig } from 'vite';
import { callsForBrowsers } from './build/calls-for-browsers.ts';
import { catalogues } from './build/catalogues.ts';
import { chunks } from './build/chunks.ts';
import { compressed } from './build/compressed.ts';
import { documentFrame } from './build/document-frame.ts';
import { drawnPages } from './build/drawn-pages.ts';
import { eventIcons } from './build/event-icons.ts';
import { preloadedFont } from './build/preloaded-font.ts';
import { serviceWorker } from './build/service-worker.ts';

const api = process.env.SUKI_API ?? 'http://127.0.0.1:4000';

/** The package's main entry is its development build with warnings. */
const lightRouter = {
  find: /^react-router$/,
  replacement: join(import.meta.dirname, '../node_modules/react-router/dist/production/index.mjs'),
};

/** Configuration shared by the browser build and the pre-rendering build. */
const modules = () => ({
  plugins: [eventIcons(), callsForBrowsers(), catalogues({ accents: process.env.PSEUDO_TEXTS === 'true' }), react()],
  resolve: { alias: [lightRouter], tsconfigPaths: true },
});

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    ...modules().plugins,
    tailwindcss(),
    preloadedFont(),
    drawnPages(modules),
    documentFrame(),
    serviceWorker(),
    compressed(),
  ],
  resolve: command === 'build' ? modules().resolve : { tsconfigPaths: true },
  cacheDir: join(import.meta.dirname, '../node_modules/.vite'),
  build: {
    // Only the HEIC decoder is larger; it loads when such a picture is chosen.
    chunkSizeWarningLimit: 3500,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    // Building a schema has no effect, so that unused ones are dropped.
    rolldownOptions: { output: { codeSplitting: chunks }, treeshake: { manualPureFunctions: ['z'] } },
  },
  server: {
    // The document frame has an opaque origin and must load its modules.
    cors: { origin: ['null', defaultAllowedOrigins] },
    proxy: {
      '/api': { target: api, changeOrigin: false },
      '/dev': { target: api, changeOrigin: false },
      '/files': { target: api, changeOrigin: false },
      '/socket.io': { target: api, ws: true, changeOrigin: false },
    },
  },
}));
