/** How a double is set up; what is not said is as a server up to 25 has it by default. */
export type DoubleOptions = {
  /** So long an append takes to be committed, after it was stored. */
  commitMs: number;
  /** So long the same append, sent again meanwhile, waits for its own commit. */
  commitTimeoutMs: number;
  /** In bytes, of all events of one append. */
  maxAppendSize: number;
  /** Who is let in: everybody without this. */
  user: { name: string; password: string } | null;
  /** Speaks TLS with this certificate, in PEM. */
  tls: { key: string; certificate: string } | null;
};

const byDefault: DoubleOptions = {
  commitMs: 1,
  commitTimeoutMs: 2_000,
  maxAppendSize: 1_048_576,
  user: null,
  tls: null,
};

export function optionsOf(json: string | undefined): DoubleOptions {
  const given: Partial<DoubleOptions> = JSON.parse(json ?? '{}');
  return { ...byDefault, ...given };
}
