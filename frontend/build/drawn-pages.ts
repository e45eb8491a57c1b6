import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

const store = 'app/StoreProvider.tsx';
const visitor = [store, 'app/areas/VisitorArea.tsx'];
const bare = [store, 'app/areas/BareArea.tsx'];
const signedOut = [...bare, 'app/guards/RedirectSignedIn.tsx'];

/** The public pages, and the files of theirs beyond the start that the browser fetches at once and not one after another. */
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

/** The app's document without a page in it: what every other address is answered with. */
const BARE_DOCUMENT = 'app.html';
const ROOT = '<div id="root"></div>';
/** What a drawn page does without until it has been seen: public/before-paint.js puts it in place then. */
const STARTS = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;
/** Of what stands in for a page without scripts, a drawn one needs the last paragraph alone. */
const NOSCRIPT = /(<noscript>)\s*<main (class="noscript">).*<p>(.*)<\/p>\s*<\/main>/s;
const BEFORE_PAINT = '<script src="/before-paint.js"></script>';

/**
 * Draws the public pages while the front end is built: each becomes a file of its own, which is read before a script has
 * come; then React takes it over as it stands. Every other page is drawn in the browser. `drawing`: how to build for that.
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
      // A build that failed closes, too, and says itself why.
      if (Object.keys(bundle).length === 0) return;
      const document = await readFile(join(folder, 'index.html'), 'utf8');
      await writeFile(join(folder, BARE_DOCUMENT), document);
      for (const [path, drawn] of await drawnBy(root, drawing())) {
        const file = join(folder, `${path === '/' ? 'index' : path.slice(1)}.html`);
        const modules = (pages[path] ?? []).map((module) => join(root, 'src', module));
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, laidIn(document, { path, drawn, scripts: scriptsOf(modules, bundle) }));
      }
    },
  };
}

type DrawPage = (path: string) => Promise<string>;

/** What each page looks like at first, by the app itself, built once more to run here. */
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
    // Node's own warns whoever asks for it; the app does without one where a browser blocks it.
    Reflect.deleteProperty(globalThis, 'localStorage');
    const { drawPage }: { drawPage: DrawPage } = await import(pathToFileURL(join(outDir, 'draw-page.js')).href);
    const drawn = new Map<string, string>();
    for (const path of Object.keys(pages)) drawn.set(path, await drawPage(path));
    return drawn;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** The scripts that these modules lie in, and all that those import: without them the browser learns of each only from the one before. */
function scriptsOf(modules: readonly string[], bundle: Rolldown.OutputBundle): readonly string[] {
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

function laidIn(document: string, { path, drawn, scripts }: Page): string {
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

/** The tab is named by the heading, as the screens themselves do it (ui/page/use-title.ts); the landing page has a name of its own. */
function titled(document: string, path: string, drawn: string): string {
  const heading = /<h1[^>]*>([^<]+)<\/h1>/.exec(drawn)?.[1];
  if (heading === undefined) throw new Error(`${path} was drawn without a heading`);
  return path === '/' ? document : document.replace(/<title>[^<]*<\/title>/, () => `<title>${heading} · Suki</title>`);
}
