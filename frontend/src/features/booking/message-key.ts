import type { Values } from '../../i18n/i18n.ts';
import type { bookingEn } from './booking.en.ts';

export type BookingWord = keyof typeof bookingEn;

/** A `bookingText` sentence chosen by a view function and rendered by its component. */
export type MessageKey = { key: BookingWord; values?: Values };
