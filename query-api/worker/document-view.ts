import { noHours } from '#contracts/calendar/weekly-hours.ts';
import type { DocumentForAdmin, HandedInDocument } from '#contracts/views/worker.ts';
import { missingFrom, type MissingItem } from '#contracts/worker/application.ts';
import { documentState } from '#contracts/worker/documents.ts';
import type { WorkerCalendarDocument } from '#projectors/read-models/calendar/worker-calendars.ts';
import type { SubmittedDocument, WorkerDocument } from '#projectors/read-models/worker/workers.ts';

/** A document as it stands on that Manila day. */
export function handedInDocument(
  { check, readBy: _, ...document }: SubmittedDocument,
  today: string,
): HandedInDocument {
  return {
    ...document,
    kind: check?.kind ?? document.kind,
    state: documentState({ check }, today),
    checkedAt: check?.checkedAt ?? null,
    expiresOn: check?.outcome === 'approved' ? check.expiresOn : null,
    refusedBecause: check?.outcome === 'refused' ? check.reason : null,
  };
}

/** What an application needs before it can be approved; nothing once it is. */
export function missingItemsOf(
  { approval, name, services, location, documents }: WorkerDocument,
  calendar: WorkerCalendarDocument | undefined,
  today: string,
): MissingItem[] {
  if (approval === 'approved') return [];
  return missingFrom(
    { name, services, place: location ?? null, weeklyHours: calendar?.weeklyHours ?? noHours, documents },
    today,
  );
}

/** As an admin sees it, who has opened it or not yet. */
export function documentForAdmin(document: SubmittedDocument, today: string, adminId: string): DocumentForAdmin {
  return { ...handedInDocument(document, today), openedByYou: document.readBy.includes(adminId) };
}
