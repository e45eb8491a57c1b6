import { errorCodes } from '#contracts/errors.ts';
import { httpErrors } from '#infra/http/calls/http-error.ts';
import { routeTable } from '#contracts/calls/route-table.ts';

const MOST_NAMED = 6;

/** docs/reference/errors.md: the error codes of the API. */
export function errorsPage(): string {
  const rows = Object.entries(errorCodes)
    .toSorted(([, one], [, other]) => one.status - other.status)
    .map(([code, { status, message }]) => `| \`${code}\` | ${status} | ${message} | ${callsWith(code)} |`);
  return `# Errors

\`npm run docs\` generates this page from \`contracts/errors.ts\`, \`infra/http/calls/http-error.ts\` and the route table.

A failed call returns JSON: \`{success: false, code, message, errors?, details?, requestId}\`. Decide by \`code\`. \`message\` is
a default in English; the app shows its own text in the user's language. \`errors\` names invalid fields (\`{path, message}\`),
\`details\` has values such as the alternatives of an occupied time. \`requestId\` is in the service's log. Retry after the seconds in
\`Retry-After\`, if it is there.

| code | status | default message | calls |
|---|--:|---|---|
${rows.join('\n')}
`;
}

function callsWith(code: string): string {
  if (code in httpErrors) return 'any';
  const names = Object.entries(routeTable)
    .filter(([, { errors }]) => (errors as readonly string[]).includes(code))
    .map(([name]) => `\`${name}\``);
  return names.length > MOST_NAMED ? `${names.length} calls` : names.join(', ') || '–';
}
