import type { Values } from '../../i18n/i18n.ts';
import type { bookingEn } from './booking.en.ts';

export type BookingWord = keyof typeof bookingEn;

/** A sentence of `bookingText` that a view function chose; the component says it. */
export type MessageKey = { key: BookingWord; values?: Values };
