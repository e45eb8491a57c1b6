import type { StateWithApi } from '../../api/api.ts';
import { workersApi } from '../worker/api.ts';

/** Whether an open booking of this service may be this worker's business: false only if they are known not to offer it. */
export function mayOffer(state: StateWithApi, serviceId: string): boolean {
  const { data } = workersApi.endpoints.readOwnProfile.select()(state);
  return data === undefined || data.services.some(({ id }) => id === serviceId);
}
