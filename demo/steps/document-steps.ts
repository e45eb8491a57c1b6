import { fullName } from '#contracts/account/person.ts';
import { addDays, manilaDay } from '#contracts/manila-time.ts';
import type { DocumentKind } from '#contracts/worker/documents.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import { commandIdOf, workerIdOf } from '../people/ids.ts';
import { type Anchor, earlier } from '../anchor-time.ts';
import type { SamplePdf } from './sample-pdf.ts';
import type { DemoWorker } from '../people/people.ts';
import { randomOf } from '../random.ts';
import type { Step } from './step.ts';

/** Documents of workers and their checks by admins. */

const certificates: Record<string, string> = {
  electrical: 'TESDA NC II, Electrical installation',
  carpentry: 'TESDA NC II, Carpentry',
};
const ids = ['Driver’s license', 'Philippine passport', 'PhilSys national ID', 'UMID'] as const;
/** IDs without an expiry day. */
const withoutExpiry: readonly string[] = ['PhilSys national ID', 'UMID'];

const MINUTES_A_DOCUMENT = 2;

type OfKind = { kind: DocumentKind; titles: readonly string[] };

function documentsOf(worker: DemoWorker): OfKind[] {
  const trained = worker.services.map(({ id }) => certificates[id]).filter((title) => title !== undefined);
  const documents: OfKind[] = [
    { kind: 'valid_id', titles: [idOf(worker)] },
    { kind: 'nbi_clearance', titles: ['NBI clearance'] },
  ];
  return trained.length > 0 ? [...documents, { kind: 'certificate', titles: trained }] : documents;
}

function idOf({ key }: DemoWorker): string {
  return randomOf(`valid ID of ${key}`).pick(ids);
}

/** Documents that an admin checks before approval. */
export function handsInDocuments(worker: DemoWorker, at: string): Step[] {
  const holder = fullName(worker);
  return documentsOf(worker).map(({ kind, titles }, index) => ({
    at: earlier(at, { minutes: -index }),
    name: uploadOf(worker, kind),
    as: worker.key,
    do: 'uploadDocuments',
    documentKind: kind,
    documents: titles.map((title): SamplePdf => ({ title, holder })),
  }));
}

/**
 * Opens and checks each document in the minutes before `at`. Expiry is relative to the first start, so that no document has
 * expired.
 */
export function documentChecks(
  worker: DemoWorker,
  { at, by, anchor }: { at: string; by: string; anchor: Anchor },
): Step[] {
  const documents = documentsOf(worker).flatMap(({ kind, titles }) => titles.map((_, index) => ({ kind, index })));
  return documents.flatMap(({ kind, index }, done): Step[] => {
    const params = { workerId: workerIdOf(worker.key), documentId: documentIdOf(worker, kind, index) };
    const minutes = (documents.length - done) * MINUTES_A_DOCUMENT;
    const document = `${kind} ${index + 1} of ${worker.key}`;
    return [
      {
        at: earlier(at, { minutes: minutes + 1 }),
        name: `open ${document}`,
        as: by,
        do: 'linkWorkerDocument',
        params,
        body: { cause: 'application' },
      },
      {
        at: earlier(at, { minutes }),
        name: `check ${document}`,
        as: by,
        do: 'checkWorkerDocument',
        params,
        body: { outcome: 'approved', kind, expiresOn: expiryOf(worker, kind, { at, anchor }) },
      },
    ];
  });
}

function expiryOf(
  worker: DemoWorker,
  kind: DocumentKind,
  { at, anchor }: { at: string; anchor: Anchor },
): string | null {
  const random = randomOf(`expiry of ${kind} of ${worker.key}`);
  if (kind === 'nbi_clearance')
    return laterDay(addDays(manilaDay(at), 365), addDays(anchor.today, random.int(30, 200)));
  const years = random.int(2, 4);
  return kind === 'valid_id' && withoutExpiry.includes(idOf(worker))
    ? null
    : addDays(anchor.today, years * 365 + random.int(0, 200));
}

function laterDay(one: string, other: string): string {
  return one > other ? one : other;
}

function uploadOf({ key }: DemoWorker, kind: DocumentKind): string {
  return `hand in ${kind} of ${key}`;
}

/** The names that the upload gives to the documents of one call. */
function documentIdOf(worker: DemoWorker, kind: DocumentKind, index: number): string {
  return derivedId(`document-${index}`, commandIdOf(uploadOf(worker, kind)));
}
