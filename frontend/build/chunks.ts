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
 * How the app is cut into files: what every page starts with, what the landing page shares with others, the store, the frame
 * of the signed-in areas, the icons and small parts that many screens have. Everything else is cut by the screens that use it. Without
 * this, a first visit fetched some fifty tiny files and the list of three hundred more.
 */
export const chunks = {
  groups: [
    { name: 'start', tags: ['$initial' as const], priority: 4 },
    { ...partsOf('landing', ['features/landing/screens/LandingPage.tsx']), minShareCount: 2, priority: 3 },
    { name: 'landing-icons', test: /node_modules\/lucide-react\/.*(?:shield-check|arrow-right|search)\./, priority: 3 },
    { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 30, priority: 2 },
    // Dozens of files of a few hundred bytes, whose names every first visit would carry. Those of the landing page stay out.
    {
      name: 'more-icons',
      test: /node_modules\/lucide-react\/(?!.*(?:shield-check|arrow-right|search)\.)/,
      minShareCount: 3,
      priority: 1,
    },
    // What visitors may open comes without what waits for people who are in, their live connection, menus and dialogs.
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
    // Forms bring a library of their own, which most screens open only in a dialog.
    {
      name: 'parts',
      test: /frontend\/src\/(?!forms\/use-schema-form)(app|api|browser|forms|sagas|domain|ui)\//,
      minShareCount: 12,
      priority: 0,
    },
  ],
};

/**
 * A group of our own modules that these load with them; they themselves stay files of their own. Of several lists, what each
 * of them loads.
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

/** Packages are left out: what they export from one file is mostly dropped, and the rest comes along by itself. */
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
