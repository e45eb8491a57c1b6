import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/**
 * Builds the frame that renders documents separately, so that its libraries do not enlarge the app's first download.
 */
export function documentFrame(): Plugin {
  let root = '';
  let folder = '';
  let isWritten = false;
  return {
    name: 'suki-document-frame',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = resolve(root, config.build.outDir);
    },
    writeBundle() {
      isWritten = true;
    },
    async closeBundle() {
      if (!isWritten) return;
      await build({
        root,
        configFile: false,
        publicDir: false,
        logLevel: 'error',
        build: {
          outDir: folder,
          emptyOutDir: false,
          target: 'es2022',
          chunkSizeWarningLimit: 3500,
          modulePreload: { polyfill: false },
          rolldownOptions: { input: join(root, 'document-frame.html') },
        },
      });
    },
  };
}
