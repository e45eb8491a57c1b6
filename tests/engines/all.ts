import { eventStore } from './eventstore.ts';
import { kafka } from './kafka.ts';
import { mongo } from './mongo.ts';

export const engines = [eventStore, mongo, kafka] as const;

/** Every engine that test files may share, by name. */
export const sharedEngines = { kafka, mongo };

export type SharedEngineName = keyof typeof sharedEngines;
