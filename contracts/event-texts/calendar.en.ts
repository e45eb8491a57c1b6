import type { TextsOf } from './texts.ts';
import type { calendar } from './calendar.ts';

/** Every event of a worker’s calendar in words. */
export const calendarEn = {
  SlotBooked: {
    action: 'Booked a slot',
    happened: 'Slot booked: {when}',
    server: {
      changes: '{startsAt}',
    },
  },
  SlotHeld: {
    action: 'Held a new time',
    happened: 'New time held: {when}',
    server: {
      changes: '{startsAt}',
    },
  },
  SlotMoved: {
    action: 'Moved a slot',
    happened: 'Slot moved to {when}',
    server: {
      changes: '{before} → {startsAt}',
    },
  },
  SlotHoldReleased: {
    action: 'Gave up a held time',
    happened: 'Held time given up',
    server: {
      changes: '{reason}',
    },
  },
  SlotReleased: {
    action: 'Released a slot',
    happened: 'Slot released',
    server: {
      changes: '{reason}',
    },
  },
} satisfies TextsOf<typeof calendar>;
