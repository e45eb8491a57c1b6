import type { Translated } from './texts.ts';
import type { calendarEn } from './calendar.en.ts';

export const calendarCeb: Translated<typeof calendarEn> = {
  SlotBooked: {
    action: 'Gigahin ang oras',
    happened: 'Gigahin ang oras: {when}',
  },
  SlotHeld: {
    action: 'Gireserba ang bag-ong oras',
    happened: 'Gireserba ang bag-ong oras: {when}',
  },
  SlotMoved: {
    action: 'Gibalhin ang oras',
    happened: 'Gibalhin ang oras sa {when}',
  },
  SlotHoldReleased: {
    action: 'Gibuhian ang gireserbang oras',
    happened: 'Gibuhian ang gireserbang oras',
  },
  SlotReleased: {
    action: 'Gibuhian ang oras',
    happened: 'Gibuhian ang oras',
  },
};
