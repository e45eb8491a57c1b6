import { BookingDraft } from './draft.ts';

/**
 * Whether two drafts come from the same choices, and were sent alike. What is only read of the service and the worker
 * each tab reads for itself: handed from tab to tab, an old price and a new one would take turns for ever.
 */
export function isSameDraft(one: BookingDraft, other: BookingDraft): boolean {
  return choicesIn(one) === choicesIn(other);
}

function choicesIn(draft: BookingDraft): string {
  // In the order of the schema, whichever was written first.
  const { serviceTitle, serviceName, category, workerName, priceCentavos, priceBeforeCentavos, ...choices } =
    BookingDraft.parse(draft);
  const { estimate, durationMinutes, package: picked, ...said } = choices;
  return JSON.stringify([said, picked?.id]);
}
