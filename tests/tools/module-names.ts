import { readFileSync } from 'node:fs';
import { trackedFiles } from './tracked-files.ts';

/** The modules of the marketplace. A layer may lack one; it never uses another name for it. */
export const modules: readonly string[] = [
  'account',
  'analytics',
  'approval',
  'worker',
  'catalogue',
  'form',
  'search',
  'place',
  'booking',
  'calendar',
  'payment',
  'payout',
  'dispute',
  'review',
  'conversation',
  'notification',
  'support',
  'platform',
];

type Floor = { holds: 'folders' | 'files'; besides: Readonly<Record<string, string>> };

/** Other names in a layer, with the reason. Files belong to a module by the beginning of their name. */
const floors: Readonly<Record<string, Floor>> = {
  contracts: {
    holds: 'folders',
    besides: {
      events: 'the schemas, a file or more a module',
      calls: 'the route table, a file or more a module',
      views: 'what answers look like, a file or more a module',
      'event-texts': 'every event’s words, a file or more a module',
      realtime: 'what the sockets say to the front end, of all modules',
      integration: 'the published topic, of all modules',
    },
  },
  'contracts/events': {
    holds: 'files',
    besides: {
      codec: 'the kit’s codec bound to our events',
      envelope: 'what every event carries',
      'event-log': 'the kit’s log bound to our events',
      'event-schemas': 'what the schemas are built of',
      marks: 'what others hear of an event, and of which fields',
      registry: 'all events by type',
      streams: 'the name of each module’s streams',
      upcasters: 'older versions of events',
    },
  },
  'contracts/calls': {
    holds: 'files',
    besides: {
      call: 'what a call is',
      handlers: 'what handlers get and give',
      viewer: 'who calls, as the booking rules see them',
      params: 'parameters that several modules take',
      'route-table': 'all calls',
      upload: 'files of several modules go through one call',
    },
  },
  'contracts/views': { holds: 'files', besides: {} },
  'contracts/event-texts': {
    holds: 'files',
    besides: {
      'change-details': 'what the words of changes are made of',
      'change-phrases': 'words of what stands several times in one change',
      'change-values': 'values in the words of changes',
      'code-words': 'words of codes that several events carry',
      'destination-name': 'the name of where money goes',
      'event-details': 'which fields of an event are told',
      'every-event': 'the words of all modules in one table',
      'icon-name': 'the names of events’ signs',
      'notice-values': 'values in the words of notifications',
      'own-reasons': 'reasons that Suki itself writes into events',
      'rate-changes': 'what a worker’s rates became',
      say: 'fills words with values',
      'server-words': 'words that the services say themselves',
      'setting-changes': 'what settings became',
      'subject-words': 'words for subjects that have no name',
      surfaces: 'where an event’s words are shown',
      testing: 'events that its tests say',
      texts: 'what words of an event are',
    },
  },
  'command-api': {
    holds: 'folders',
    besides: {
      'command-handling': 'the kit’s command handler bound to our events',
      'process-managers': 'what one module’s events start in another',
      upload: 'files of several modules go through one call',
      demo: 'people and bookings to show, of all modules',
    },
  },
  'query-api': { holds: 'folders', besides: {} },
  'projectors/read-models': { holds: 'folders', besides: { testing: 'events that their tests begin from' } },
  'frontend/src/features': {
    holds: 'folders',
    besides: {
      admin: 'the screens of staff, of all modules',
      'booking-flow': 'the steps from a search to a booking',
      'form-builder': 'building what clients are asked, for staff and workers, of form',
      confirmation: 'what was asked for, of booking and payment',
      guest: 'what visitors keep before they sign in',
      home: 'the first screen of clients and workers, of all modules',
      landing: 'the first screen of visitors',
      realtime: 'pushes of all modules',
      session: 'signing in and out',
      'worker-day': 'a worker’s jobs and hours of a day',
      'worker-profile': 'a worker’s own page, of worker, review and booking',
    },
  },
};

/** The names in a layer: folders, or files without everything from the first dot. */
function namesOn(floor: string, holds: Floor['holds']): string[] {
  const paths = trackedFiles(`${floor}/`).map((file) => file.slice(floor.length + 1).split('/'));
  const wanted =
    holds === 'folders'
      ? paths.filter((path) => path.length > 1)
      : paths.filter((path) => !/\.test\.tsx?$/.test(path.join('/')));
  return [...new Set(wanted.map(([name = '']) => name.split('.')[0] ?? name))];
}

const isOfModule = (name: string) => modules.some((module) => name === module || name.startsWith(`${module}-`));

/**
 * A sentence for each name that is neither a module's nor in the table, and for each module that the document lacks.
 */
export function moduleNameProblems(): string[] {
  const byFloor = Object.entries(floors).map(([floor, { holds, besides }]) => ({
    floor,
    besides,
    names: namesOn(floor, holds),
    isKnown: holds === 'files' ? isOfModule : (name: string) => modules.includes(name),
  }));
  const text = readFileSync('docs/architecture.md', 'utf8').replaceAll(/\s+/g, ' ');
  const found = byFloor.flatMap(({ names }) => names);
  const isThere = (module: string) => found.some((name) => name === module || name.startsWith(`${module}-`));
  return [
    ...byFloor.flatMap(({ floor, besides, names, isKnown }) => [
      ...names
        .filter((name) => !isKnown(name) && !Object.hasOwn(besides, name))
        .map(
          (name) => `${floor}/${name} is named after no module, and the table of module-names.ts does not explain it`,
        ),
      ...Object.keys(besides)
        .filter((name) => !names.includes(name))
        .map((name) => `${floor}/${name} is in the table of module-names.ts, and does not exist`),
    ]),
    ...(text.includes(`## Modules ${modules.join(' · ')} They have`)
      ? []
      : ['docs/architecture.md does not list the modules of module-names.ts']),
    ...modules.filter((module) => !isThere(module)).map((module) => `The module ${module} has no folder and no file`),
  ];
}
