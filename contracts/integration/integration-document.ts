import * as z from 'zod/mini';
import { EVENTS_TOPIC, IntegrationEvent } from './integration-event.ts';
import { type JsonSchema, wordsOf } from './json-schema-words.ts';
import { publishedEvents, unpublishedEvents } from './published-events.ts';

const introduction = `# Integration events

What Suki tells others, such as the data team: the topic \`${EVENTS_TOPIC}\`. This page is made from the events' own
schemas in \`contracts/events/\`, and a check holds the two together;
[integration-events.schema.json](integration-events.schema.json) says the same to machines.

- **Each message is one event**, as JSON, with the envelope below. The message's key is the event's stream, so that
  events of one stream come in order. Between streams, order by \`position\`.
- **At least once.** After a failure events may come again: know them by \`eventId\`. A consumer that begins later
  starts with the oldest message that the topic still holds; the whole history can be had at any time from the log
  (\`npm run projections -- export\`).
- **Versions.** The number at the end of a type is its version. Within a version fields may be added and lists of
  words may grow; nothing is renamed, removed or given another meaning. What must change comes as the next version,
  beside the old one for as long as somebody needs it.
- **Nobody in person.** People are ids. Names, ways to reach somebody, streets and coordinates, pictures, accounts for
  money, and what people write in their own words stay in Suki. Nothing that keeps accounts safe goes out at all.
- **Units.** \`…Centavos\` are whole centavos; instants are ISO 8601 in UTC, days \`YYYY-MM-DD\` in Manila.
`;

const howToAdd = `## Adding an event

An event says in its schema whether it goes out: \`published(sentence, fields)\`, or \`unpublished(reason, fields)\`. Its
name here follows from its type. Of a published event every field goes out but those marked \`personal\` (about somebody:
name, face, place, own words) or \`internal\`. Then \`npm run docs\` writes this page anew: read what it says
goes out.
`;

/** The page in Markdown. */
export function integrationDocument(): string {
  const out = [...publishedEvents].map(([from, { type, says, schema }]) =>
    eventSection(from, type, says, z.toJSONSchema(schema)),
  );
  const kept = [...unpublishedEvents].map(([from, because]) => `| ${from} | ${because} |`);
  return [
    introduction,
    `## The envelope\n\n${fieldTable(z.toJSONSchema(IntegrationEvent))}`,
    `## Events\n\n\`data\` of each type.\n`,
    ...out,
    `## What stays in Suki\n\n| event | because |\n|---|---|\n${kept.join('\n')}\n`,
    howToAdd,
  ].join('\n');
}

/** The JSON Schema of the envelope, with the data of each type. */
export function integrationJsonSchema(): object {
  const variants = [...publishedEvents.values()].map(({ type, schema }) => ({
    properties: { type: { const: type }, data: withoutDialect(schema) },
  }));
  return { ...z.toJSONSchema(IntegrationEvent, { io: 'input' }), oneOf: variants };
}

function withoutDialect(schema: z.ZodMiniType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest;
}

function eventSection(from: string, type: string, says: string, schema: JsonSchema): string {
  return `### ${type}\n\n${says} (${from})\n\n${fieldTable(schema)}`;
}

function fieldTable({ properties = {}, required = [] }: JsonSchema): string {
  const rows = Object.entries(properties).map(
    ([name, schema]) => `| \`${name}\` | ${wordsOf(schema)}${required.includes(name) ? '' : '; may be missing'} |`,
  );
  return rows.length === 0 ? 'No data.\n' : `| field | |\n|---|---|\n${rows.join('\n')}\n`;
}
