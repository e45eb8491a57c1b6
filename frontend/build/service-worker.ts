import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { scriptsOf } from './drawn-pages.ts';
import type { Build } from '../src/browser/worker-contract.ts';

/** The bare document first: it opens every screen (build/drawn-pages.ts). */
const documents = ['/app.html', '/before-paint.js', '/favicon.svg'];

/** Beside what the bare document names: the way to every screen of a signed-in user, from the start of the installed app. */
const signedIn = [
  'app/StoreProvider.tsx',
  'app/ShellProvider.tsx',
  'app/guards/DashboardRedirect.tsx',
  'app/guards/RequireLogin.tsx',
  'app/guards/RequireWorker.tsx',
  'app/areas/BareArea.tsx',
  'app/areas/ClientArea.tsx',
  'app/areas/WorkerArea.tsx',
  'app/routes/client-routes.ts',
  'app/routes/worker-routes.ts',
];

/** Builds the service worker, with the list of this build's files. Runs after the documents have been written. */
export function serviceWorker(): Plugin {
  let root = '';
  let folder = '';
  let assets: readonly string[] = [];
  let scripts: readonly string[] = [];
  return {
    name: 'suki-service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = resolve(root, config.build.outDir);
    },
    writeBundle(_options, bundle) {
      assets = Object.keys(bundle)
        .filter((file) => file.startsWith('assets/'))
        .map((file) => `/${file}`)
        .toSorted();
      scripts = scriptsOf(
        signedIn.map((module) => join(root, 'src', module)),
        bundle,
      ).map((file) => `/${file}`);
    },
    async closeBundle() {
      if (assets.length === 0) return;
      await build({
        root,
        configFile: false,
        publicDir: false,
        logLevel: 'error',
        define: { BUILD: JSON.stringify(await filesOf(folder, scripts, assets)) },
        build: {
          outDir: folder,
          emptyOutDir: false,
          target: 'es2022',
          modulePreload: false,
          rolldownOptions: {
            input: join(root, 'src/service-worker/main.ts'),
            output: { format: 'iife', entryFileNames: 'service-worker.js' },
          },
        },
      });
    },
  };
}

async function filesOf(folder: string, scripts: readonly string[], assets: readonly string[]): Promise<Build> {
  const texts = await Promise.all(documents.map((path) => readFile(join(folder, path), 'utf8')));
  const shell = [...new Set([...(texts[0]?.match(/\/assets\/[\w.-]+/g) ?? []), ...scripts])];
  const version = createHash('sha256')
    .update(JSON.stringify([...texts, ...assets]))
    .digest('base64url')
    .slice(0, 12);
  return { version, documents, shell, assets };
}
