import { defineCatalogue } from '../../i18n/i18n.ts';
import { workerProfileEn } from './worker-profile.en.ts';

export const workerProfileText = defineCatalogue('workerProfile', workerProfileEn, {
  fil: async () => (await import('./worker-profile.fil.ts')).workerProfileFil,
  ceb: async () => (await import('./worker-profile.ceb.ts')).workerProfileCeb,
});
