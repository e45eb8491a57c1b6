/**
 * The secrets of the environment, which must never be printed. A driver's error may quote the address that it was
 * given, and a server's address contains its password.
 */

const whole = [
  'ADMIN_PASSWORD',
  'TOKEN_SECRET',
  'TOKEN_SIGNING_KEY',
  'TOKEN_SIGNING_KEY_BEFORE',
  'METRICS_TOKEN',
  'PAYMONGO_SECRET_KEY',
  'PAYMONGO_WEBHOOK_SECRET',
] as const;
const addresses = [
  'EVENTSTORE_URL',
  'MONGODB_URL',
  'KAFKA_BROKERS',
  'SMTP_URL',
  'COMMAND_API_URL',
  'PUBLIC_URL',
] as const;

export type Environment = Readonly<Record<string, string | undefined>>;

export const secretVariables: readonly string[] = [...whole, ...addresses];

/** Shorter values occur within ordinary words; the rules for passwords and tokens forbid them. */
const SHORTEST = 4;
const HIDDEN = '[secret]';

/** An address without a user contains no secret, and operators need to read its host. */
const openAddress = /^(?:[a-z+]+:\/\/)?[\w.-]+(?::\d+)?(?:,[\w.-]+(?::\d+)?)*(?:[/?][^@]*)?$/i;
const secretParameter = /[?&](?:\w*(?:password|secret|token|key)\w*)=([^&\s]+)/gi;

/** Replaces the secrets of the environment (by default the process's) in a text. */
export function withoutSecrets(env: Environment = process.env): (text: string) => string {
  const secrets = new Set<string>();
  for (const name of whole) for (const form of formsOf(env[name])) secrets.add(form);
  for (const name of addresses)
    for (const part of secretPartsOf(env[name])) for (const form of formsOf(part)) secrets.add(form);
  // Longest first: one may be a part of another.
  const inOrder = [...secrets].sort((one, other) => other.length - one.length);
  return (text) => inOrder.reduce((clean, secret) => clean.replaceAll(secret, HIDDEN), text);
}

/** The value as is, as JSON, and as an inspected error shows it. */
function formsOf(secret: string | undefined): string[] {
  if (secret === undefined || secret.length < SHORTEST) return [];
  return [
    ...new Set([
      secret,
      secret.replaceAll('\\', '\\\\'),
      JSON.stringify(secret).slice(1, -1),
      secret.replaceAll('\\', '\\\\').replaceAll("'", "\\'"),
      encodeURIComponent(secret),
    ]),
  ];
}

/** The user and password of an address; for a malformed address, every part that could be one. */
function secretPartsOf(address = ''): string[] {
  const inParameters = [...address.matchAll(secretParameter)].flatMap(([, value = '']) => [value, decoded(value)]);
  if (openAddress.test(address)) return inParameters;
  const afterScheme = address.replace(/^[a-z+]+:\/\//i, '');
  const end = afterScheme.lastIndexOf('@');
  const user = end < 0 ? afterScheme : afterScheme.slice(0, end);
  const password = user.slice(user.indexOf(':') + 1);
  const parts = [...inParameters, user, password, decoded(password), ...password.split(/[^\w-]+/)];
  return end < 0 ? [address, ...parts, ...afterScheme.split(/[^\w-]+/)] : [address, ...parts];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not or wrongly encoded: the text is used as is.
    return text;
  }
}
