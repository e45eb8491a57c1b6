import { dockerAnswers, enginesWanted } from './engine.ts';
import { kafkaJars } from './kafka.ts';
import { java } from './maven.ts';
import { mongoJars } from './mongo.ts';

const standIns = [
  { variable: 'KAFKA_BROKERS', fetch: kafkaJars },
  { variable: 'MONGODB_URL', fetch: mongoJars },
];

/** Installs and fetches what the stand-ins need, so that no test waits for it. Throws in one sentence when that can't be. */
export async function prepareEngines(): Promise<void> {
  const missing = standIns.filter(({ variable }) => !process.env[variable]);
  if (!enginesWanted() || missing.length === 0 || (await dockerAnswers())) return;
  java();
  for (const { fetch } of missing) fetch();
}
