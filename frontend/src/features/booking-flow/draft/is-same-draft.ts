import { BookingDraft } from './draft.ts';

/**
 * Whether two drafts have the same choices and attempt. Values read from service and worker are ignored, since each
 * tab reads them itself: otherwise two tabs could overwrite each other's price forever.
 */
export function isSameDraft(one: BookingDraft, other: BookingDraft): boolean {
  return choicesIn(one) === choicesIn(other);
}

function choicesIn(draft: BookingDraft): string {
  // In schema order, so that the order of writing does not matter.
  const { serviceTitle, serviceName, category, workerName, priceCentavos, priceBeforeCentavos, ...choices } =
    BookingDraft.parse(draft);
  const { estimate, durationMinutes, package: picked, ...said } = choices;
  return JSON.stringify([said, picked?.id]);
}
