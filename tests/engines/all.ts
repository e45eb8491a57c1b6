import { eventStore } from './eventstore.ts';
import { kafka } from './kafka.ts';
import { mongo } from './mongo.ts';

export const engines = [eventStore, mongo, kafka] as const;

/** Every engine that tests may share, by the name that they ask for it. */
export const sharedEngines = { kafka, mongo };

export type SharedEngineName = keyof typeof sharedEngines;
