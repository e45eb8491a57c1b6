import { codeBeginnings } from '#contracts/booking/code.ts';
import type { Documents, Where } from '#infra/eventing/documents.ts';
import { type BookingDocument, bookings } from '#projectors/read-models/booking/bookings.ts';
import { type PayoutDocument, payouts } from '#projectors/read-models/payout/payouts.ts';
import { findPeople } from '../account/people-search.ts';
import { prefixRange } from '../prefix-range.ts';
import { findUpTo } from '../page.ts';
import { referenceVariants } from '../platform/find-for-staff.ts';
import { payoutsOfBooking } from './payouts-of-booking.ts';

type Reads = Pick<Documents, 'find' | 'get'>;

const BOOKINGS_FOUND = 20;
const PAYOUTS_FOUND = 500;

/** Payouts by the worker's name, a whole transfer reference, or the code of a booking with a line in them. */
export async function payoutsMatching(documents: Reads, q: string): Promise<{ where: Where; capped: boolean }> {
  const [people, ofReference, ofCode] = await Promise.all([
    findPeople(documents, q),
    matchingIds(documents, { reference: { in: referenceVariants(q) } }),
    idsOfCode(documents, q),
  ]);
  const facts = [...ofReference.found, ...ofCode.found];
  const capped = people.capped || ofReference.capped || ofCode.capped;
  const ofPeople: Where = { workerAccountId: { in: people.found.map(({ id }) => id) } };
  if (facts.length === 0) return { where: ofPeople, capped };
  const theirs = await matchingIds(documents, ofPeople);
  return { where: { id: { in: [...new Set([...facts, ...theirs.found])] } }, capped: capped || theirs.capped };
}

async function matchingIds(documents: Reads, where: Where) {
  const { found, capped } = await findUpTo(PAYOUTS_FOUND, (limit) =>
    documents.find<PayoutDocument>(payouts.name, { where, sort: [['friday', 'desc']], limit }),
  );
  return { found: found.map(({ id }) => id), capped };
}

async function idsOfCode(documents: Reads, q: string) {
  const lists = await Promise.all(
    codeBeginnings(q).map((code) =>
      findUpTo(BOOKINGS_FOUND, (limit) =>
        documents.find<BookingDocument>(bookings.name, { where: { code: prefixRange(code) }, limit }),
      ),
    ),
  );
  const ids = [...new Set(lists.flatMap(({ found }) => found.map(({ id }) => id)))];
  const found = await Promise.all(ids.map((id) => payoutsOfBooking(documents, id)));
  return { found: found.flat().map(({ id }) => id), capped: lists.some(({ capped }) => capped) };
}
