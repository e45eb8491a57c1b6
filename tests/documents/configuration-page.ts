import * as z from 'zod/mini';
import { environment } from '#infra/service/environment.ts';
import { settingDocs } from '#infra/service/setting-docs.ts';

/** docs/configuration.md, from the schema of the environment. */
export function configurationPage(): string {
  const rows = Object.entries(environment.shape).map(([name, schema]) => row(name, schema));
  return `# Configuration

Suki reads these environment variables once, at the start. An invalid value stops the start with a message that names the
variable. An empty value counts as not set. \`npm run docs\` generates this page from
[infra/service/environment.ts](../infra/service/environment.ts).

| variable | value | default | purpose | in production |
|---|---|---|---|---|
${rows.join('\n')}

Services that run as processes of their own require \`EVENTSTORE_URL\`, \`MONGODB_URL\`, \`KAFKA_BROKERS\` and \`TOKEN_SECRET\`, and
either \`TOKEN_SIGNING_KEY\` (the command API) or \`COMMAND_API_URL\` (all others). In production a secret with fewer than six
different characters is rejected. How to operate Suki: [operating.md](operating.md).
`;
}

function row(name: string, schema: z.core.$ZodType): string {
  const docs = settingDocs.get(schema);
  if (docs === undefined)
    throw new Error(`${name} in infra/service/environment.ts has no documentation: wrap it in documented()`);
  const { does, fallback = defaultOf(schema), inProduction } = docs;
  const production =
    typeof inProduction === 'object' ? `\`${inProduction.rejects}\` is rejected` : (inProduction ?? '');
  return `| \`${name}\` | ${valueOf(schema)} | ${fallback} | ${does} | ${production} |`;
}

function defaultOf(schema: z.core.$ZodType): string {
  const value = schema instanceof z.core.$ZodDefault ? String(schema._zod.def.defaultValue) : '';
  return value === '' || (value === 'false' && !acceptsFalse(schema)) ? '–' : `\`${value}\``;
}

const acceptsFalse = (schema: z.core.$ZodType) => z.safeParse(schema, 'false').data === 'false';

/** Every setting with restricted values rejects at least one of these texts. */
const invalidTexts = ['', ' ,', 'x'.repeat(1_000)];

/** The error message for an invalid value, as a noun phrase: "must be a port number" → "a port number". */
function valueOf(schema: z.core.$ZodType): string {
  const [message] = invalidTexts.flatMap((text) => z.safeParse(schema, text).error?.issues.slice(0, 1) ?? []);
  return message?.message.replace(/^(?:must (?:be|have|name)|may have) /, '') ?? 'any text';
}
