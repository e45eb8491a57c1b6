import { codesCeb } from './code-words.ceb.ts';
import type { Translated } from './texts.ts';
import type { calendarEn } from './calendar.en.ts';

export const calendarCeb: Translated<typeof calendarEn> = {
  SlotBooked: {
    action: 'Gigahin ang oras',
    happened: 'Gigahin ang oras: {when}',
    changes: '{startsAt}',
  },
  SlotHeld: {
    action: 'Gireserba ang bag-ong oras',
    happened: 'Gireserba ang bag-ong oras: {when}',
    changes: '{startsAt}',
  },
  SlotMoved: {
    action: 'Gibalhin ang oras',
    happened: 'Gibalhin ang oras sa {when}',
    changes: '{before} → {startsAt}',
  },
  SlotHoldReleased: {
    action: 'Gibuhian ang gireserbang oras',
    happened: 'Gibuhian ang gireserbang oras',
    changes: `${codesCeb.slotReason}`,
  },
  SlotReleased: {
    action: 'Gibuhian ang oras',
    happened: 'Gibuhian ang oras',
    changes: `${codesCeb.slotReason}`,
  },
  CalendarAddressSet: {
    action: 'Naghimo og address sa kalendaryo',
    happened: 'Nahimo ang address sa kalendaryo',
  },
  CalendarAddressRevoked: {
    action: 'Gipalong ang address sa kalendaryo',
    happened: 'Gipalong ang address sa kalendaryo',
  },
  CalendarConnected: {
    action: 'Gikonekta ang laing kalendaryo',
    happened: 'Nakonekta ang laing kalendaryo',
  },
  BusyTimesImported: {
    action: 'Gibasa ang laing kalendaryo',
    happened: 'Nabasa ang mga oras nga naay lakaw',
  },
  CalendarReadFailed: {
    action: 'Wala mabasa ang laing kalendaryo',
    happened: 'Wala mabasa ang laing kalendaryo',
    notices: {
      CalendarReadFailed: {
        title: 'Dili namo mabasa ang imong laing kalendaryo',
        text: 'Dili namo mabasa ang imong kalendaryo sa {host}. Sirado gihapon ang mga oras gikan didto. Tan-awa sa Kanus-a ka bakante.',
      },
    },
  },
  CalendarDisconnected: {
    action: 'Gitangtang ang laing kalendaryo',
    happened: 'Natangtang ang laing kalendaryo',
  },
};
