import type { EngineUnavailable } from '../eventing/resilience.ts';

const settings: Readonly<Record<string, string>> = {
  'event log': 'EVENTSTORE_URL',
  documents: 'MONGODB_URL',
  'The bus': 'KAFKA_BROKERS',
};

/** The fault of a dependency's setting, in a sentence; undefined for a transient failure. */
export function refusalOf({ engine, refusal }: EngineUnavailable): string | undefined {
  return refusal && `${settings[engine] ?? `The address of ${engine}`} ${refusal}`;
}
