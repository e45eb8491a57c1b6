import { codesFil } from './code-words.fil.ts';
import type { Translated } from './texts.ts';
import type { calendarEn } from './calendar.en.ts';

export const calendarFil: Translated<typeof calendarEn> = {
  SlotBooked: {
    action: 'Inilaan ang oras',
    happened: 'Inilaan ang oras: {when}',
    changes: '{startsAt}',
  },
  SlotHeld: {
    action: 'Inireserba ang bagong oras',
    happened: 'Inireserba ang bagong oras: {when}',
    changes: '{startsAt}',
  },
  SlotMoved: {
    action: 'Inilipat ang oras',
    happened: 'Inilipat ang oras sa {when}',
    changes: '{before} → {startsAt}',
  },
  SlotHoldReleased: {
    action: 'Binakante ang nakareserbang oras',
    happened: 'Binakante ang nakareserbang oras',
    changes: `${codesFil.slotReason}`,
  },
  SlotReleased: {
    action: 'Binakante ang oras',
    happened: 'Binakante ang oras',
    changes: `${codesFil.slotReason}`,
  },
  CalendarAddressSet: {
    action: 'Gumawa ng address ng kalendaryo',
    happened: 'Nagawa ang address ng kalendaryo',
  },
  CalendarAddressRevoked: {
    action: 'Pinatay ang address ng kalendaryo',
    happened: 'Pinatay ang address ng kalendaryo',
  },
  CalendarConnected: {
    action: 'Ikinonekta ang ibang kalendaryo',
    happened: 'Nakakonekta ang ibang kalendaryo',
  },
  BusyTimesImported: {
    action: 'Binasa ang ibang kalendaryo',
    happened: 'Nabasa ang mga oras na may lakad',
  },
  CalendarReadFailed: {
    action: 'Hindi nabasa ang ibang kalendaryo',
    happened: 'Hindi nabasa ang ibang kalendaryo',
    notices: {
      CalendarReadFailed: {
        title: 'Hindi namin mabasa ang isa mong kalendaryo',
        text:
          'Hindi namin mabasa ang kalendaryo mo sa {host}. Sarado pa rin ang mga oras na galing doon. Tingnan sa ' +
          'Iskedyul.',
      },
    },
  },
  CalendarDisconnected: {
    action: 'Inalis ang ibang kalendaryo',
    happened: 'Inalis ang ibang kalendaryo',
  },
};
