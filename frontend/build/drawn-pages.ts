import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

const store = 'app/StoreProvider.tsx';
const visitor = [store, 'app/areas/VisitorArea.tsx'];
const bare = [store, 'app/areas/BareArea.tsx'];
const signedOut = [...bare, 'app/guards/RedirectSignedIn.tsx'];

/** Pre-rendered pages, with the modules beyond the start that the browser preloads. */
const pages: Readonly<Record<string, readonly string[]>> = {
  '/': ['features/landing/screens/LandingPage.tsx'],
  '/projects': ['features/landing/screens/ProjectsPage.tsx'],
  '/provider/info': ['features/landing/screens/ProviderInfoPage.tsx'],
  '/terms': ['features/landing/screens/TermsPage.tsx'],
  '/privacy': ['features/landing/screens/PrivacyPage.tsx'],
  '/services': [...visitor, 'features/catalogue/screens/ServicesScreen.tsx'],
  '/search': [...visitor, 'features/search/SearchScreen.tsx'],
  '/contact': [...visitor, 'features/support/contact/ContactScreen.tsx'],
  '/login': [...signedOut, 'features/account/screens/LoginScreen.tsx'],
  '/signup': [...signedOut, 'features/account/screens/SignupScreen.tsx'],
  '/choose-user': [...signedOut, 'features/account/screens/ChooseUserScreen.tsx'],
  '/forgot-password': [...bare, 'features/account/passwords/ForgotPasswordScreen.tsx'],
  '/worker-registration': [
    ...bare,
    'app/routes/worker-routes.ts',
    'app/guards/RequireWorkerOrVisitor.tsx',
    'features/worker-profile/screens/RegistrationScreen.tsx',
  ],
};

/** The app's document without a pre-rendered page: the response for all other paths. */
const BARE_DOCUMENT = 'app.html';
const ROOT = '<div id="root"></div>';
/** Scripts that a pre-rendered page defers until it has been painted; public/before-paint.js adds them. */
const STARTS = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;
/** A pre-rendered page needs only the last paragraph of the noscript block. */
const NOSCRIPT = /(<noscript>)\s*<main (class="noscript">).*<p>(.*)<\/p>\s*<\/main>/s;
const BEFORE_PAINT = '<script src="/before-paint.js"></script>';

/**
 * Pre-renders the public pages at build time into separate files, which are readable before any script; then React
 * hydrates them. Other pages render in the browser. `drawing`: build configuration for the pre-rendering.
 */
export function drawnPages(drawing: () => Pick<InlineConfig, 'plugins' | 'resolve'>): Plugin {
  let root = '';
  let folder = '';
  let bundle: Rolldown.OutputBundle = {};
  return {
    name: 'suki-drawn-pages',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = resolve(root, config.build.outDir);
    },
    writeBundle(_options, written) {
      bundle = written;
    },
    async closeBundle() {
      // This hook also runs after a failed build, which reports its own error.
      if (Object.keys(bundle).length === 0) return;
      const document = await readFile(join(folder, 'index.html'), 'utf8');
      await writeFile(join(folder, BARE_DOCUMENT), document);
      for (const [path, drawn] of await drawnBy(root, drawing())) {
        const file = join(folder, `${path === '/' ? 'index' : path.slice(1)}.html`);
        const modules = (pages[path] ?? []).map((module) => join(root, 'src', module));
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, insertPage(document, { path, drawn, scripts: scriptsOf(modules, bundle) }));
      }
    },
  };
}

type DrawPage = (path: string) => Promise<string>;

/** Renders each page's initial HTML with a second build of the app that runs here. */
async function drawnBy(root: string, drawing: Pick<InlineConfig, 'plugins' | 'resolve'>): Promise<Map<string, string>> {
  const outDir = await mkdtemp(join(tmpdir(), 'suki-drawn-pages-'));
  try {
    await build({
      ...drawing,
      root,
      configFile: false,
      logLevel: 'error',
      define: { 'import.meta.env.VITE_DRAWS_PAGES': '"true"' },
      ssr: { noExternal: true },
      build: { ssr: 'src/app/draw-page.tsx', outDir, emptyOutDir: true, assetsInlineLimit: 0 },
    });
    // Node's own localStorage prints a warning on access; the app works without one.
    Reflect.deleteProperty(globalThis, 'localStorage');
    const { drawPage }: { drawPage: DrawPage } = await import(pathToFileURL(join(outDir, 'draw-page.js')).href);
    const drawn = new Map<string, string>();
    for (const path of Object.keys(pages)) drawn.set(path, await drawPage(path));
    return drawn;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/**
 * Chunks of these modules with all their imports. Without preloading, the browser discovers each only after the
 * previous one.
 */
export function scriptsOf(modules: readonly string[], bundle: Rolldown.OutputBundle): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set<string>();
  const todo = modules.map((module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
    if (!chunk) throw new Error(`No script of the build holds ${module}`);
    return chunk.fileName;
  });
  for (let name = todo.pop(); name !== undefined; name = todo.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    todo.push(...(byName.get(name)?.imports ?? []));
  }
  return [...seen];
}

interface Page {
  path: string;
  drawn: string;
  scripts: readonly string[];
}

function insertPage(document: string, { path, drawn, scripts }: Page): string {
  if (!document.includes(ROOT)) throw new Error('index.html has no empty #root');
  const preloads = scripts
    .filter((script) => !document.includes(script))
    .map((script) => `<link rel="modulepreload" crossorigin href="/${script}">`);
  const ofStart = document.match(STARTS) ?? [];
  return titled(document, path, drawn)
    .replace('<html', `<html data-path="${path}"`)
    .replaceAll(STARTS, '')
    .replace(NOSCRIPT, '$1<p $2$3</p>')
    .replace(BEFORE_PAINT, (tag) => `<template id="scripts">${[...preloads, ...ofStart].join('')}</template>${tag}`)
    .replace(ROOT, () => ROOT.replace('></', `>${drawn}</`));
}

/** The tab's title is the heading, as on screens (ui/page/use-title.ts); the landing page has its own. */
function titled(document: string, path: string, drawn: string): string {
  const heading = /<h1[^>]*>([^<]+)<\/h1>/.exec(drawn)?.[1];
  if (heading === undefined) throw new Error(`${path} was drawn without a heading`);
  return path === '/' ? document : document.replace(/<title>[^<]*<\/title>/, () => `<title>${heading} · Suki</title>`);
}
