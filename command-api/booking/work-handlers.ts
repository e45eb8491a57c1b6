import { streams } from '#contracts/events/streams.ts';
import type { Handlers } from '#contracts/calls/handlers.ts';
import { actingOf, bookingContext, type BookingDeps, changed } from './booking-call.ts';
import { bookingDecider } from './decider.ts';

/** The work, from arrival to review. */
export function workHandlers(deps: BookingDeps): Handlers<'arrive' | 'startWork' | 'completeWork' | 'reviewBooking'> {
  const { commands } = deps;
  return {
    arrive: async ({ params, body, context }) =>
      changed(
        await commands.handle(
          bookingDecider,
          streams.booking(params.id),
          {
            type: 'Arrive',
            data: { ...(await actingOf(deps, context)), lat: body?.lat ?? null, lng: body?.lng ?? null },
          },
          bookingContext(deps, context),
        ),
      ),
    startWork: async ({ params, context }) =>
      changed(
        await commands.handle(
          bookingDecider,
          streams.booking(params.id),
          { type: 'StartWork', data: await actingOf(deps, context) },
          bookingContext(deps, context),
        ),
      ),
    completeWork: async ({ params, body, context }) =>
      changed(
        await commands.handle(
          bookingDecider,
          streams.booking(params.id),
          {
            type: 'CompleteWork',
            data: { ...(await actingOf(deps, context)), note: body?.note ?? '', photos: body?.photos ?? [] },
          },
          bookingContext(deps, context),
        ),
      ),
    reviewBooking: async ({ params, body, context }) =>
      changed(
        await commands.handle(
          bookingDecider,
          streams.booking(params.id),
          {
            type: 'ReviewBooking',
            data: {
              ...(await actingOf(deps, context)),
              rating: body.rating,
              text: body.text ?? '',
              photos: body.photos ?? [],
            },
          },
          bookingContext(deps, context),
        ),
      ),
  };
}
