import type { OwnWorkerProfile } from '#contracts/views/worker.ts';
import { missingFromWorker } from '#contracts/worker/application.ts';

export type ApplicationStatus = 'notSent' | 'incomplete' | OwnWorkerProfile['approval'];

/** Status of an application: submitted with the first services; waits for an admin once nothing is missing. */
export function applicationStatusOf({
  approval,
  services,
  missing,
}: Pick<OwnWorkerProfile, 'approval' | 'services' | 'missing'>): ApplicationStatus {
  if (approval !== 'applied') return approval;
  if (services.length === 0) return 'notSent';
  return missingFromWorker(missing).length > 0 ? 'incomplete' : 'applied';
}
