/** The settings of a double; the defaults are those of a server up to version 25. */
export type DoubleOptions = {
  /** Time between storing and committing an append. */
  commitMs: number;
  /** Time that a repeat of an append waits for the first one's commit. */
  commitTimeoutMs: number;
  /** In bytes, of all events of one append. */
  maxAppendSize: number;
  /** The required credentials; null accepts everyone. */
  user: { name: string; password: string } | null;
  /** The TLS certificate and key, in PEM; null for no TLS. */
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
