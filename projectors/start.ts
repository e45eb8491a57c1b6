import { type Projector, type ProjectorOptions, startProjector } from './engine/projector.ts';
import { allReadModels } from './read-models/all.ts';

/** The projector of all of Suki's read models. */
export function startProjectors(options: Omit<ProjectorOptions, 'readModels'>): Promise<Projector> {
  return startProjector({ ...options, readModels: allReadModels });
}
