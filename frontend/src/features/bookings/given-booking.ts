import type { Booking, HistoryEntry } from '#contracts/views/booking.ts';

/** A booking for tests: accepted by Jun for Wed, Nov 18, 9:30 AM in Manila. */
export function givenBooking(changes: Partial<Booking> = {}): Booking {
  return {
    _id: 'b1', id: 'b1', code: 'SK-7F3K2', status: 'accepted', allowedActions: ['cancel'],
    service: { id: 's1', name: 'Kitchen tap repair', category: 'plumbing' },
    worker: { id: 'w1', accountId: 'a-jun', name: 'Jun Bautista', avatar: null, phone: '+639171234821', rating: 4.9, completedJobs: 186, sukiJobs: 3 },
    client: { id: 'a-andrea', name: 'Andrea Reyes', avatar: null, phone: null },
    customerName: 'Andrea Reyes', date: '2026-11-18', time: '09:30', durationMinutes: 60,
    startsAt: '2026-11-18T01:30:00.000Z', endsAt: '2026-11-18T02:30:00.000Z', requestedAt: '2026-11-16T11:42:00.000Z', answerBy: '2026-11-17T11:42:00.000Z',
    isAddressExact: true,
    address: { line: '14 Tindalo St.', barangay: 'Kapitolyo', city: 'Pasig', province: 'Metro Manila', landmark: 'White gate' },
    answers: {}, notes: 'The kitchen tap drips all night.', photos: [], urgent: false, price: 185000, quotes: [], otherQuotes: 0, requestVersion: 1, edited: null, asked: null, reschedule: null, extras: [],
    payment: { status: 'unpaid', method: 'gcash', account: '0917 *** 4821', amount: 185000, reference: null, failure: null, purpose: 'job', requested: 0, received: 0, refunded: 0, owed: 185000, allowedActions: [], paidBy: [], transfer: null, refunds: [], transferTo: null },
    earning: null, review: null, totalCost: 185000, completion: null, decline: null, cancellation: null, noShow: null, noShowCase: null, dispute: null, overdue: null, insteadOf: null, rebookedAs: null, priority: null, distanceKm: 1, revision: 1, position: 10,
    ...changes,
  };
}

export function givenEntry(type: string, details: HistoryEntry['details'] = {}, changes: Partial<HistoryEntry> = {}): HistoryEntry {
  return { id: `e-${type}`, type, at: '2026-11-16T11:42:00.000Z', actor: { id: 'a-andrea', name: 'Andrea Reyes', role: 'client' }, text: `${type} in the server’s words`, details, ...changes };
}
