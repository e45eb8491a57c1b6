import * as z from 'zod/mini';
import { EVENTS_TOPIC, IntegrationEvent } from './integration-event.ts';
import { type JsonSchema, wordsOf } from './json-schema-words.ts';
import { publishedEvents, unpublishedEvents } from './published-events.ts';

const introduction = `# Integration events

Suki publishes integration events on the topic \`${EVENTS_TOPIC}\`, for consumers such as the data team. \`npm run docs\`
generates this page from the event schemas in \`contracts/events/\`, and a check keeps it up to date.
[integration-events.schema.json](integration-events.schema.json) is the same as a JSON Schema.

- **Each message is one event**, as JSON, with the envelope below. The message's key is the event's stream, so that
  events of one stream arrive in order. Between streams, order by \`position\`.
- **At least once.** After a failure events may be delivered again: deduplicate them by \`eventId\`. A new consumer
  starts with the oldest message in the topic. Export the whole history from the log with
  \`npm run projections -- export\`.
- **Versions.** The number at the end of a type is its version. Within a version, fields and enum
  values may be added; nothing is renamed, removed or given another meaning. Other changes are published as the next
  version, beside the old one for as long as a consumer needs it.
- **No personal data.** People are ids. Names, contacts, streets, coordinates, pictures, payout accounts and free text
  are withheld. Security events are not published at all.
- **Units.** \`…Centavos\` are whole centavos; instants are ISO 8601 in UTC, days \`YYYY-MM-DD\` in Manila.
`;

const howToAdd = `## Adding an event

Mark the event in its schema: \`published(sentence, fields)\` or \`unpublished(reason, fields)\`. Its published name
follows from its type. All fields of a published event are published except those marked \`personal\` (names, pictures,
places, free text) or \`internal\`. Then run \`npm run docs\` and check in this page which fields are published.
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
    `## Unpublished events\n\n| event | reason |\n|---|---|\n${kept.join('\n')}\n`,
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
    ([name, schema]) => `| \`${name}\` | ${wordsOf(schema)}${required.includes(name) ? '' : '; optional'} |`,
  );
  return rows.length === 0 ? 'No data.\n' : `| field | |\n|---|---|\n${rows.join('\n')}\n`;
}
