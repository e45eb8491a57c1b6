import { join } from 'node:path';

type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

const src = join(import.meta.dirname, '../src');

const searching = ['features/search/SearchScreen.tsx'];
const signingIn = [
  'app/areas/BareArea.tsx',
  'app/guards/RedirectSignedIn.tsx',
  'features/account/screens/LoginScreen.tsx',
  'features/account/screens/SignupScreen.tsx',
];

/**
 * Chunks of the app: code that every page starts with, code that the landing page shares with others, the store, the
 * frame of the signed-in areas, and icons and small components used by many screens. All other code is split by
 * screen. Without this, a first visit fetched some fifty tiny files and a list of three hundred more.
 */
export const chunks = {
  groups: [
    { name: 'start', tags: ['$initial' as const], priority: 4 },
    { ...partsOf('landing', ['features/landing/screens/LandingPage.tsx']), minShareCount: 2, priority: 3 },
    { name: 'landing-icons', test: /node_modules\/lucide-react\/.*(?:shield-check|arrow-right|search)\./, priority: 3 },
    { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 30, priority: 2 },
    // Dozens of files of a few hundred bytes, whose names every first visit would list. The landing page's own are
    // excluded.
    {
      name: 'more-icons',
      test: /node_modules\/lucide-react\/(?!.*(?:shield-check|arrow-right|search)\.)/,
      minShareCount: 3,
      priority: 1,
    },
    // Visitors' screens load without notifications, live connection, menus and dialogs, which only signed-in users
    // need.
    { ...partsOf('store', ['app/StoreProvider.tsx', 'app/areas/VisitorArea.tsx']), priority: 2 },
    { ...partsOf('visitors', ['features/catalogue/screens/ServicesScreen.tsx']), minShareCount: 2, priority: 2 },
    { ...partsOf('fields', searching, signingIn), minShareCount: 2, priority: 2 },
    { ...partsOf('searching', searching), minShareCount: 2, priority: 2 },
    { ...partsOf('signing-in', signingIn), minShareCount: 2, priority: 2 },
    {
      ...partsOf('signed-in', [
        'app/ShellProvider.tsx',
        'app/areas/ClientArea.tsx',
        'app/areas/WorkerArea.tsx',
        'app/guards/RequireLogin.tsx',
        'app/guards/RequireWorker.tsx',
      ]),
      priority: 1,
    },
    // The form library is large, and most screens use it only in a dialog.
    {
      name: 'parts',
      test: /frontend\/src\/(?!forms\/use-schema-form)(app|api|browser|forms|sagas|domain|ui)\//,
      minShareCount: 12,
      priority: 0,
    },
  ],
};

/**
 * A chunk of our own modules that these roots import; the roots stay separate. With several lists, modules that all
 * of them import.
 */
function partsOf(name: string, ...lists: readonly (readonly string[])[]) {
  let parts: readonly ReadonlySet<string>[] | undefined;
  return {
    debugName: name,
    name: (id: string, graph: Graph): string | null => {
      parts ??= lists.map((roots) =>
        loadedWith(
          roots.map((root) => join(src, root)),
          graph,
        ),
      );
      return parts.every((loaded) => loaded.has(id)) ? name : null;
    },
  };
}

/** Packages are excluded: most of their exports are tree-shaken, and the rest is included automatically. */
function loadedWith(roots: readonly string[], graph: Graph): ReadonlySet<string> {
  const seen = new Set<string>();
  const todo = [...roots];
  for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
    if (seen.has(id) || id.includes('node_modules')) continue;
    seen.add(id);
    todo.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return new Set([...seen].filter((id) => !roots.includes(id)));
}
