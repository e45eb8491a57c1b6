import type { OwnWorkerProfile } from '#contracts/views/worker.ts';

export type Standing = 'notSent' | OwnWorkerProfile['approval'];

/** How an application stands: it is sent with the first services, and nobody looks at it before. */
export function standingOf({ approval, services }: Pick<OwnWorkerProfile, 'approval' | 'services'>): Standing {
  return approval === 'applied' && services.length === 0 ? 'notSent' : approval;
}
