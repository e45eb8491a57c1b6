import type { StartedEngine } from './engine.ts';
import { startKafka } from './kafka.ts';
import { startMongo } from './mongo.ts';

/** Every engine that tests may share, by the name that they ask for it. */
export const engineStarts = {
  kafka: startKafka,
  mongo: startMongo,
} satisfies Record<string, () => Promise<StartedEngine>>;

export type EngineName = keyof typeof engineStarts;
