/**
 * Permanent failures: the server, or its certificate, rejects us. Retrying does not help, so a start ends with a
 * message. Every other failure is retried.
 */

/**
 * A pattern for a driver's error, and what it says about the address, as a sentence without its subject. `found`: the
 * groups of the pattern.
 */
export type Refusal = readonly [said: RegExp, predicate: (...found: string[]) => string];

/** The predicate for a failure or its cause. */
export function refusalIn(failure: unknown, refusals: readonly Refusal[]): string | undefined {
  for (const text of causesOf(failure).map(textOf)) {
    for (const [said, predicate] of refusals) {
      const found = said.exec(text);
      if (found) return predicate(...found.slice(1));
    }
  }
  return undefined;
}

const untrusted = new RegExp(
  `(${[
    'self-signed certificate(?: in certificate chain)?',
    'unable to verify the first certificate',
    'unable to get (?:local )?issuer certificate',
  ].join('|')})`,
);

/** TLS errors; every driver quotes Node's. The address accepts a file of trusted certificates as `caParameter`. */
export function tlsRefusals(caParameter: string): Refusal[] {
  return [
    [
      /does not match certificate's altnames(?:.*cert's altnames: (.+?)\.? Resolution note)?/,
      (names) =>
        `must use a host name of the server's certificate${names === undefined ? '' : ` (${names})`}: ` +
        'the certificate is not valid for that host.',
    ],
    [
      /(certificate has expired|certificate is not yet valid)/,
      (reason = '') => `names a server with an invalid certificate (${reason}): renew it, or correct the clock.`,
    ],
    [
      untrusted,
      (reason = '') =>
        `names a server with an untrusted certificate (${reason}): name the file of its certificate ` +
        `authority with ${caParameter}=….`,
    ],
    [
      /wrong version number|packet length too long/,
      () => 'requires TLS but the server does not use it: enable TLS there, or add tls=false here.',
    ],
  ];
}

/** The root cause in one short line, for the log. */
export function reasonOf(failure: unknown): string {
  const text =
    causesOf(failure)
      .map(({ message }) => message)
      .findLast(Boolean) ?? String(failure);
  const [line = ''] = text.split('\n');
  return line.length > LONGEST_REASON ? `${line.slice(0, LONGEST_REASON)}…` : line;
}

const LONGEST_REASON = 300;
const DEEPEST = 8;

/** An error and its causes, outermost first. */
function causesOf(failure: unknown): Error[] {
  const causes: Error[] = [];
  for (let each = failure; each instanceof Error && causes.length < DEEPEST; each = each.cause) causes.push(each);
  return causes;
}

/** Includes codes that drivers add to the message: `16 access-denied 16 UNAUTHENTICATED: …`. */
function textOf(error: Error): string {
  const beside = ['code', 'type']
    .map((name): unknown => Reflect.get(error, name))
    .filter((value) => typeof value === 'string' || typeof value === 'number');
  return [...beside, error.message].join(' ');
}
