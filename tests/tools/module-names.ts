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

type Layer = { holds: 'folders' | 'files'; others: Readonly<Record<string, string>> };

/** Other names in a layer, with the reason. Files belong to a module by the beginning of their name. */
const layers: Readonly<Record<string, Layer>> = {
  contracts: {
    holds: 'folders',
    others: {
      events: 'event schemas, one or more files per module',
      calls: 'the route table, one or more files per module',
      views: 'response schemas, one or more files per module',
      'event-texts': 'event texts, one or more files per module',
      locales: 'PO files of the texts in contracts',
      realtime: 'socket messages to the front end, of all modules',
      integration: 'the published topic, of all modules',
    },
  },
  'contracts/events': {
    holds: 'files',
    others: {
      codec: 'the library’s codec with Suki’s events',
      envelope: 'metadata of every event',
      'event-log': 'the library’s event log with Suki’s events',
      'event-schemas': 'shared parts of the schemas',
      marks: 'publication and privacy marks of events and fields',
      registry: 'all events by type',
      streams: 'stream names of all modules',
      upcasters: 'older versions of events',
    },
  },
  'contracts/calls': {
    holds: 'files',
    others: {
      call: 'the type of a call',
      handlers: 'parameters and results of handlers',
      viewer: 'the caller in the terms of the booking rules',
      params: 'parameters of several modules',
      'route-table': 'all calls',
      upload: 'one upload call for the files of several modules',
    },
  },
  'contracts/views': { holds: 'files', others: {} },
  'contracts/event-texts': {
    holds: 'files',
    others: {
      'change-details': 'parts of the texts of changes',
      'change-phrases': 'phrases that repeat within a change',
      'change-values': 'values in the texts of changes',
      'code-words': 'texts of codes that several events share',
      'destination-name': 'the name of a payout destination',
      'event-details': 'the fields that an event’s text shows',
      'every-event': 'the texts of all modules in one table',
      'icon-name': 'the names of events’ icons',
      locales: 'PO files of the texts of all modules',
      'notice-values': 'values in the texts of notifications',
      'own-reasons': 'reasons that Suki writes into events automatically',
      say: 'fills texts with values',
      'server-words': 'texts of the services themselves',
      'setting-changes': 'texts of changed settings',
      'subject-words': 'texts for subjects without a name',
      surfaces: 'the places where an event’s texts appear',
      testing: 'sample events of its tests',
      texts: 'the types of an event’s texts',
    },
  },
  'command-api': {
    holds: 'folders',
    others: {
      'command-handling': 'the library’s command handler with Suki’s events',
      'process-managers': 'policies: commands of one module after events of another',
      upload: 'one upload call for the files of several modules',
      locales: 'PO files of mails and text messages',
    },
  },
  'query-api': { holds: 'folders', others: { locales: 'PO files of exports' } },
  'projectors/read-models': { holds: 'folders', others: { testing: 'initial events of their tests' } },
  'frontend/src/features': {
    holds: 'folders',
    others: {
      admin: 'the screens of staff, of all modules',
      'booking-flow': 'the steps from a search to a booking',
      'form-builder': 'the editor of forms, for staff and workers',
      confirmation: 'confirmations of bookings and payments',
      guest: 'a visitor’s stored data before sign-in',
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
function namesIn(layer: string, holds: Layer['holds']): string[] {
  const paths = trackedFiles(`${layer}/`).map((file) => file.slice(layer.length + 1).split('/'));
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
  const byLayer = Object.entries(layers).map(([layer, { holds, others }]) => ({
    layer,
    others,
    names: namesIn(layer, holds),
    isKnown: holds === 'files' ? isOfModule : (name: string) => modules.includes(name),
  }));
  const text = readFileSync('docs/architecture.md', 'utf8').replaceAll(/\s+/g, ' ');
  const found = byLayer.flatMap(({ names }) => names);
  const isThere = (module: string) => found.some((name) => name === module || name.startsWith(`${module}-`));
  return [
    ...byLayer.flatMap(({ layer, others, names, isKnown }) => [
      ...names
        .filter((name) => !isKnown(name) && !Object.hasOwn(others, name))
        .map(
          (name) => `${layer}/${name} is named after no module, and the table of module-names.ts does not explain it`,
        ),
      ...Object.keys(others)
        .filter((name) => !names.includes(name))
        .map((name) => `${layer}/${name} is in the table of module-names.ts, and does not exist`),
    ]),
    ...(text.includes(`## Modules ${modules.join(' · ')} They have`)
      ? []
      : ['docs/architecture.md does not list the modules of module-names.ts']),
    ...modules.filter((module) => !isThere(module)).map((module) => `The module ${module} has no folder and no file`),
  ];
}
