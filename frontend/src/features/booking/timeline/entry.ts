import type { HistoryEntry } from '#contracts/views/booking.ts';
import type { Side } from '../../../domain/booking/side.ts';
import type { MessageKey } from '../message-key.ts';

/** What the words of a booking's events are made of, beside the event itself. */
export type TimelineReader = { side: Side; workerName: string; clientName: string; locale: string };

export type TimelineEntry = { title: MessageKey; note?: MessageKey | string };

export type Details = HistoryEntry['details'];
export type EntryOf = (details: Details, reader: TimelineReader) => TimelineEntry | null;
