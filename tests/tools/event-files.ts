import { eventSchemas } from '#contracts/events/registry.ts';
import { childrenOf, parseFile } from './syntax.ts';

/** A new event touches no more: schema, rule, decider, read models, words in each language, icon. */
export const MOST_FILES_AN_EVENT = 8;

const eventTypes: ReadonlySet<string> = new Set(Object.keys(eventSchemas));

/** The files that name each event as a key or a text, by event; the kit names none. */
export function filesNamingEvents(production: readonly string[]): Map<string, string[]> {
  const naming = production.flatMap((file) =>
    [...eventsNamed(parseFile(file).program)].map((event) => ({ event, file })),
  );
  const byEvent = Map.groupBy(naming, ({ event }) => event);
  return new Map([...byEvent].map(([event, found]) => [event, found.map(({ file }) => file)]));
}

function eventsNamed(node: object): Set<string> {
  const names = ['name', 'value'].map((key) => String(key in node && node[key as keyof typeof node]));
  const own = names.filter((name) => eventTypes.has(name));
  return childrenOf(node).reduce((all, child) => all.union(eventsNamed(child)), new Set(own));
}
