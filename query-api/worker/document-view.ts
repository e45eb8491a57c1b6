import { noHours } from '#contracts/calendar/weekly-hours.ts';
import type { DocumentForAdmin, DocumentsDue, HandedInDocument } from '#contracts/views/worker.ts';
import { missingFrom, type MissingItem } from '#contracts/worker/application.ts';
import { documentState, lackedDocuments } from '#contracts/worker/documents.ts';
import { fileNameOf } from '#infra/files/file-name.ts';
import type { WorkerCalendarDocument } from '#projectors/read-models/calendar/worker-calendars.ts';
import type { SubmittedDocumentAt, WorkerDocument } from '#projectors/read-models/worker/workers.ts';

/** A document's state on that Manila day. */
export function handedInDocument(
  { documentId, kind, name, contentType, sizeBytes, submittedAt, check }: SubmittedDocumentAt,
  today: string,
): HandedInDocument {
  return {
    id: documentId,
    kind: check?.kind ?? kind,
    name: contentType === null ? name : fileNameOf(name, contentType),
    contentType,
    sizeBytes,
    submittedAt,
    state: documentState({ check }, today),
    checkedAt: check?.checkedAt ?? null,
    expiresOn: check?.outcome === 'approved' ? check.expiresOn : null,
    refusedBecause: check?.outcome === 'refused' ? check.reason : null,
  };
}

/** Missing parts of an application; empty once approved. */
export function missingItemsOf(
  { approval, name, services, profile, documents }: WorkerDocument,
  calendar: WorkerCalendarDocument | undefined,
  today: string,
): MissingItem[] {
  if (approval.status === 'approved') return [];
  return missingFrom(
    { name, services, place: profile?.location ?? null, weeklyHours: calendar?.weeklyHours ?? noHours, documents },
    today,
  );
}

/** For an admin, with whether they opened it. */
export function documentForAdmin(document: SubmittedDocumentAt, today: string, adminId: string): DocumentForAdmin {
  return { ...handedInDocument(document, today), openedByYou: document.readBy.includes(adminId) };
}

/** Required documents that were asked for, while any is missing. */
export function documentsDueOf({ documents, documentsDue }: WorkerDocument, today: string): DocumentsDue {
  const missing = lackedDocuments(documents, today);
  return documentsDue && missing.length > 0 ? { missing, dueOn: documentsDue.dueOn } : null;
}
