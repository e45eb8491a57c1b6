import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultAllowedOrigins, defineConfig } from 'vite';
import { callsForBrowsers } from './build/calls-for-browsers.ts';
import { chunks } from './build/chunks.ts';
import { compiledCatalogues } from './build/compiled-catalogues.ts';
import { compressed } from './build/compressed.ts';
import { documentFrame } from './build/document-frame.ts';
import { drawnPages } from './build/drawn-pages.ts';
import { eventIcons } from './build/event-icons.ts';
import { preloadedFont } from './build/preloaded-font.ts';

const api = process.env.SUKI_API ?? 'http://127.0.0.1:4000';

/** The package leads every bundler to its development build, warnings and all. */
const lightRouter = {
  find: /^react-router$/,
  replacement: join(import.meta.dirname, '../node_modules/react-router/dist/production/index.mjs'),
};

/** What every build of the app's modules needs: the one for browsers, and the one that draws public pages beforehand. */
const modules = () => ({
  plugins: [eventIcons(), callsForBrowsers(), compiledCatalogues(), react()],
  resolve: { alias: [lightRouter] },
});

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [...modules().plugins, tailwindcss(), preloadedFont(), drawnPages(modules), documentFrame(), compressed()],
  resolve: command === 'build' ? modules().resolve : {},
  build: {
    // Only the decoder of iPhone pictures is larger, and comes when one is chosen.
    chunkSizeWarningLimit: 3500,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: chunks } },
  },
  server: {
    // The frame that draws documents has no origin of its own and loads its modules all the same.
    cors: { origin: ['null', defaultAllowedOrigins] },
    proxy: {
      '/api': { target: api, changeOrigin: false },
      '/dev': { target: api, changeOrigin: false },
      '/files': { target: api, changeOrigin: false },
      '/socket.io': { target: api, ws: true, changeOrigin: false },
    },
  },
}));
