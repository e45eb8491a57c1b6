import { describe, expect, it } from 'vitest';
import type { EventType } from '../events/registry.ts';
import type { Details } from './event-details.ts';
import { noticeKind } from './server-words.ts';

describe('noticeKind', () => {
  it.each<[EventType, Details, string]>([
    ['QuoteAccepted', { chosen: true }, 'QuoteAccepted'],
    ['QuoteAccepted', { chosen: false }, 'QuoteNotChosen'],
    ['BookingDeclined', { reason: 'Too far' }, 'BookingDeclined'],
    ['BookingDeclined', { cause: 'time_taken' }, 'BookingTimeTaken'],
    ['BookingDeclined', { cause: 'worker_unavailable' }, 'WorkerUnavailable'],
    ['BookingCancelled', { cause: 'unstarted' }, 'BookingClosed'],
    ['BookingCancelled', {}, 'BookingCancelled'],
    ['QuoteWithdrawn', {}, 'QuoteWithdrawn'],
    ['QuoteWithdrawn', { cause: 'worker_unavailable' }, 'QuoteOff'],
    ['QuoteOffered', { beforeCentavos: 90_000 }, 'QuoteChanged'],
    ['QuoteOffered', {}, 'QuoteOffered'],
    ['BookingRequestEdited', { changed: ['time'] }, 'BookingRequestMoved'],
    ['BookingRequestEdited', { changed: ['notes'] }, 'BookingRequestEdited'],
    ['PayoutAccountSet', {}, 'PayoutAccountSet'],
    ['PayoutAccountSet', { heldUntil: '2026-11-24T13:10:00.000Z' }, 'PayoutAccountChanged'],
    ['PaymentFailed', { method: 'bank_transfer' }, 'TransferNotFound'],
    ['PaymentFailed', { method: 'gcash' }, 'PaymentFailed'],
    ['RefundIssued', { forWorker: 'less' }, 'RefundForWorker'],
    ['RefundIssued', {}, 'RefundIssued'],
    ['WorkStarted', {}, 'WorkStarted'],
  ])('%s %j: %s', (type, details, kind) => {
    expect(noticeKind(type, details)).toBe(kind);
  });
});
