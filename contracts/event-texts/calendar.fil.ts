import type { Translated } from './texts.ts';
import type { calendarEn } from './calendar.en.ts';

export const calendarFil: Translated<typeof calendarEn> = {
  SlotBooked: {
    action: 'Inilaan ang oras',
    happened: 'Inilaan ang oras: {when}',
  },
  SlotHeld: {
    action: 'Inireserba ang bagong oras',
    happened: 'Inireserba ang bagong oras: {when}',
  },
  SlotMoved: {
    action: 'Inilipat ang oras',
    happened: 'Inilipat ang oras sa {when}',
  },
  SlotHoldReleased: {
    action: 'Pinakawalan ang nakareserbang oras',
    happened: 'Pinakawalan ang nakareserbang oras',
  },
  SlotReleased: {
    action: 'Pinakawalan ang oras',
    happened: 'Pinakawalan ang oras',
  },
};
