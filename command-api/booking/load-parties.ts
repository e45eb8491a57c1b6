import { streams } from '#contracts/events/streams.ts';
import type { Person } from '#contracts/person.ts';
import { CallFailed } from '#infra/call-failed.ts';
import { accountDecider } from '../account/decider.ts';
import type { Commands } from '../handling/commands.ts';
import { loadService } from '../catalogue/load-service.ts';
import { type Worker, workerDecider } from '../worker/decider.ts';
import type { ServiceForBooking, WorkerForBooking } from './request-booking.ts';

/** The facts of other streams that a booking is decided on: folded from those streams, never from a read model. */

export async function clientForBooking(commands: Commands, accountId: string): Promise<{ client: Person; clientPhone: string | null }> {
  const { state } = await commands.load(accountDecider, streams.account(accountId));
  if (state.kind === 'none') throw new CallFailed('not_found');
  return { client: { accountId, name: `${state.firstName} ${state.lastName}`, avatar: state.avatar }, clientPhone: state.phone };
}

/** A worker's own number, told to the client once they have accepted. */
export async function phoneOf(commands: Commands, accountId: string): Promise<string | null> {
  const { state } = await commands.load(accountDecider, streams.account(accountId));
  return state.kind === 'none' ? null : state.phone;
}

export async function serviceForBooking(commands: Commands, serviceId: string): Promise<ServiceForBooking> {
  const service = await loadService(commands, serviceId);
  if (!service) throw new CallFailed('not_found', { message: 'There is no such service.' });
  const { name, category, basePriceCentavos, durationMinutes } = service.facts;
  return { id: serviceId, name, category, active: service.isActive, basePriceCentavos, durationMinutes };
}

export async function loadWorker(commands: Commands, workerId: string): Promise<Worker> {
  const { state } = await commands.load(workerDecider, streams.worker(workerId));
  if (state.kind === 'none') throw new CallFailed('not_found', { message: 'There is no such worker.' });
  return state;
}

export function workerForBooking(worker: Worker, serviceId: string): WorkerForBooking {
  const { workerId, accountId, name, avatar, approval, services, rates } = worker;
  return {
    workerId,
    accountId,
    name,
    avatar,
    approved: approval.status === 'approved',
    offers: services.map((service) => service.serviceId),
    priceCentavos: rates.ratesCentavos[serviceId] ?? rates.basePriceCentavos,
  };
}
