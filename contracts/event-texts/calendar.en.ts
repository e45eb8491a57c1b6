import { codesEn } from './code-words.en.ts';
import type { TextsOf } from './texts.ts';
import type { calendar } from './calendar.ts';

/** Texts of calendar events. */
export const calendarEn = {
  SlotBooked: {
    action: 'Booked a slot',
    happened: 'Slot booked: {when}',
    changes: '{startsAt}',
  },
  SlotHeld: {
    action: 'Held a new time',
    happened: 'New time held: {when}',
    changes: '{startsAt}',
  },
  SlotMoved: {
    action: 'Moved a slot',
    happened: 'Slot moved to {when}',
    changes: '{before} → {startsAt}',
  },
  SlotHoldReleased: {
    action: 'Released held slot',
    happened: 'Held slot released',
    changes: `${codesEn.slotReason}`,
  },
  SlotReleased: {
    action: 'Released a slot',
    happened: 'Slot released',
    changes: `${codesEn.slotReason}`,
  },
  CalendarAddressSet: {
    action: 'Made a calendar address',
    happened: 'Calendar address made',
  },
  CalendarAddressRevoked: {
    action: 'Turned off the calendar address',
    happened: 'Calendar address turned off',
  },
  CalendarConnected: {
    action: 'Connected another calendar',
    happened: 'Other calendar connected',
  },
  BusyTimesImported: {
    action: 'Read another calendar',
    happened: 'Busy times read',
  },
  CalendarReadFailed: {
    action: 'Couldn’t read another calendar',
    happened: 'Other calendar couldn’t be read',
    notices: {
      CalendarReadFailed: {
        title: 'We can’t read your other calendar',
        text: 'We couldn’t read your calendar at {host}. The times it had stay closed. Check it under Availability.',
        server: {
          text: 'We couldn’t read your calendar at {host}. The times it had stay closed. Check it under Availability',
        },
      },
    },
  },
  CalendarDisconnected: {
    action: 'Disconnected another calendar',
    happened: 'Other calendar disconnected',
  },
} satisfies TextsOf<typeof calendar>;
