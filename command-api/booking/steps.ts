import type { BookingChanged } from '#contracts/calls/booking-changed.ts';
import type { BookingEvent } from '#contracts/events/booking.ts';
import { streams } from '#contracts/events/streams.ts';
import { isRefusal, refuse } from '#contracts/refusal.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import { ApiError, apiErrorOf } from '#infra/http/routing/api-error.ts';
import { type Answered, type CallContext } from '#infra/http/routing/handlers.ts';
import { commandContext } from '../command-handling/command-context.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';
import type { Handled } from '#infra/eventing/command-handling/handle-command.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { Booking, BookingState } from '#contracts/booking/booking-fold.ts';
import { bookingDecider } from './decider.ts';
import type { Acting } from './authorize-transition.ts';
import { viewerOf } from '#infra/http/routing/viewer.ts';

export type BookingDeps = { commands: CommandHandler; now: () => Date; settings: () => Promise<Settings> };

type Decide = (acting: Acting, state: BookingState) => Decision<BookingEvent>;

/** What the handlers of a booking's calls are made of. */
export function bookingSteps({ commands, now, settings }: BookingDeps) {
  function contextOf(context: CallContext): CommandContext {
    return { ...commandContext(context, now()), ifRevision: context.ifRevision };
  }

  async function actingOf(context: CallContext): Promise<Acting> {
    return { viewer: viewerOf(context), now: now().toISOString(), settings: await settings() };
  }

  /** One step of a booking's life: who acts, which rule decides, what the booking is then. */
  async function step(id: string, context: CallContext, decide: Decide): Promise<Answered<BookingChanged>> {
    const acting = await actingOf(context);
    return changed(
      await commands.handleWith(
        bookingDecider,
        streams.booking(id),
        (state) => decide(acting, state),
        contextOf(context),
      ),
    );
  }

  /**
   * For steps that touch a calendar before the booking: the booking as it is now, once the rule would let the step
   * happen. `isDone`: it has happened already. Throws what the step would be refused with.
   */
  async function allowedOn(
    id: string,
    acting: Acting,
    context: CallContext,
    decide: Decide,
  ): Promise<{ booking: Booking; isDone: boolean }> {
    const { state, revision } = await commands.loadNewest(bookingDecider, streams.booking(id));
    const isStale = context.ifRevision !== null && context.ifRevision !== revision;
    const decided = decide(acting, state);
    const decision = isStale && !isRefusal(decided) ? refuse('stale') : decided;
    if (!isRefusal(decision)) return { booking: existing(state), isDone: decision.length === 0 };
    if (await commands.isStored(streams.booking(id), context.commandId))
      return { booking: existing(state), isDone: true };
    throw apiErrorOf(decision);
  }

  return { step, allowedOn, actingOf, contextOf };
}

export function existing(state: BookingState): Booking {
  if (state.kind === 'none') throw new ApiError('not_found');
  return state;
}

export function changed({ state, revision, position }: Handled<BookingState, BookingEvent>): Answered<BookingChanged> {
  const { bookingId, status } = existing(state);
  return { data: { id: bookingId, bookingId, status, revision }, position };
}
