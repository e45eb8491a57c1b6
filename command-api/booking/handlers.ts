import { v5 as uuidV5 } from 'uuid';
import type { BookingChanged, bookingCalls } from '#contracts/calls/booking.ts';
import type { CommandName } from '#contracts/calls/route-table.ts';
import { streams } from '#contracts/events/streams.ts';
import type { BookingEvent } from '#contracts/events/booking.ts';
import { isRefusal } from '#contracts/refusal.ts';
import type { Settings } from '#contracts/settings.ts';
import { CallFailed, failedBy } from '#infra/call-failed.ts';
import { type Answered, type CallContext, type Handlers, signedIn } from '#infra/http/handlers.ts';
import { commandContext } from '../handling/command-context.ts';
import type { Commands, Handled } from '../handling/commands.ts';
import type { Decision } from '../handling/decider.ts';
import { acceptBooking, arrive, cancelBooking, completeWork, declineBooking, reviewBooking, startWork } from './booking-commands.ts';
import { type Booking, bookingDecider, type BookingState } from './decider.ts';
import { clientForBooking, loadWorker, phoneOf, serviceForBooking, workerForBooking } from './load-parties.ts';
import type { Acting } from './permitted.ts';
import { requestBooking } from './request-booking.ts';
import { giveBack, withSlot } from './take-slot.ts';
import { viewerOf } from './viewer.ts';

type Deps = { commands: Commands; now: () => Date; settings: () => Promise<Settings> };

type BookingCommand = CommandName & keyof typeof bookingCalls;

export function bookingHandlers({ commands, now, settings }: Deps): Handlers<BookingCommand> {
  async function acting(context: CallContext): Promise<Acting> {
    return { viewer: viewerOf(signedIn(context)), now: now().toISOString(), settings: await settings() };
  }

  /** One step of a booking's life: who acts, which rule decides, what the booking is then. */
  async function step(id: string, context: CallContext, decide: (acting: Acting, state: BookingState) => Decision<BookingEvent>): Promise<Answered<BookingChanged>> {
    const act = await acting(context);
    const handled = await commands.handle(bookingDecider, streams.booking(id), (state) => decide(act, state), { ...commandContext(context, now()), ifRevision: context.ifRevision });
    return changed(handled);
  }

  async function accept(id: string, context: CallContext): Promise<Answered<BookingChanged>> {
    const act = await acting(context);
    const worker = await loadWorker(commands, act.viewer.workerId ?? '');
    const stream = streams.booking(id);
    const { state } = await commands.load(bookingDecider, stream);
    const { workerId, accountId, name, avatar } = worker;
    const command = { ...act, worker: { workerId, accountId, name, avatar }, workerPhone: await phoneOf(commands, accountId) };
    const first = acceptBooking(command, state);
    if (isRefusal(first)) throw failedBy(first);
    const booking = existing(state);
    const forTheJob = workerForBooking(worker, booking.service.id);
    if (!forTheJob.approved || !forTheJob.offers.includes(booking.service.id)) throw new CallFailed('worker_unavailable');
    const commandOf = { ...commandContext(context, now()), ifRevision: context.ifRevision };
    const decide = () => commands.handle(bookingDecider, stream, (current) => acceptBooking(command, current), commandOf);
    return changed(first.length === 0 ? await decide() : await withSlot(commands, { booking, worker, settings: act.settings }, commandContext(context, now()), decide));
  }

  async function cancel(id: string, reason: string, context: CallContext): Promise<Answered<BookingChanged>> {
    const cancelled = await step(id, context, (act, state) => cancelBooking({ ...act, reason }, state));
    const { state } = await commands.load(bookingDecider, streams.booking(id));
    const { workerId } = existing(state);
    if (!workerId) return cancelled;
    const released = await giveBack(commands, { workerId, bookingId: id, reason: 'cancelled' }, commandContext(context, now()));
    return { ...cancelled, position: released.position ?? cancelled.position };
  }

  const decline = (id: string, reason: string, context: CallContext) => step(id, context, (act, state) => declineBooking({ ...act, reason }, state));

  return {
    createBooking: async ({ body, context }) => {
      const caller = signedIn(context);
      const bookingId = uuidV5('booking', context.commandId);
      const [people, service, worker, rules] = await Promise.all([
        clientForBooking(commands, caller.accountId),
        serviceForBooking(commands, body.serviceId),
        body.workerId ? loadWorker(commands, body.workerId) : null,
        settings(),
      ]);
      const command = { bookingId, now: now().toISOString(), ...people, request: body, service, worker: worker && workerForBooking(worker, service.id), settings: rules };
      return changed(await commands.handle(bookingDecider, streams.booking(bookingId), (state) => requestBooking(command, state), commandContext(context, now())));
    },
    acceptBooking: ({ params, context }) => accept(params.id, context),
    acceptAsProvider: ({ params, context }) => accept(params.id, context),
    declineBooking: ({ params, body, context }) => decline(params.id, body.reason, context),
    declineAsProvider: ({ params, body, context }) => decline(params.id, body.reason, context),
    arrive: ({ params, body, context }) => step(params.id, context, (act, state) => arrive({ ...act, lat: body?.lat ?? null, lng: body?.lng ?? null }, state)),
    startWork: ({ params, context }) => step(params.id, context, startWork),
    completeWork: ({ params, body, context }) => step(params.id, context, (act, state) => completeWork({ ...act, note: body?.note ?? '', photos: body?.photos ?? [] }, state)),
    cancelBooking: ({ params, body, context }) => cancel(params.id, body.reason, context),
    cancelAsAdmin: ({ params, body, context }) => cancel(params.id, body.reason, context),
    reviewBooking: ({ params, body, context }) =>
      step(params.id, context, (act, state) => reviewBooking({ ...act, rating: body.rating, text: body.text ?? '', photos: body.photos ?? [] }, state)),
  };
}

function existing(state: BookingState): Booking {
  if (state.kind === 'none') throw new CallFailed('not_found');
  return state;
}

function changed({ state, revision, position }: Handled<BookingState, BookingEvent>): Answered<BookingChanged> {
  const { bookingId, status } = existing(state);
  return { data: { id: bookingId, bookingId, status, revision }, ...(position !== undefined && { position }) };
}
