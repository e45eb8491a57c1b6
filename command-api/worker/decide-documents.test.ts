import { describe, expect, it } from 'vitest';
import type { WorkerEvent } from '#contracts/events/worker.ts';
import { refuse } from '#contracts/refusal.ts';
import type { DocumentReadCause } from '#contracts/worker/document-reads.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import { noHours } from '#contracts/calendar/weekly-hours.ts';
import { givenEventsOf } from '#infra/eventing/given-when-then.ts';
import type { ApproveDocument, ReadDocument, WorkerCommand } from './commands.ts';
import { workerDecider } from './decider.ts';

const given = givenEventsOf(workerDecider);
const ids = { workerId: 'w1', accountId: 'a1' };
const now = '2026-11-18T01:00:00.000Z';

function submitted(documentId: string, kind: string): WorkerEvent {
  return {
    type: 'DocumentSubmitted',
    data: { ...ids, documentId, kind, name: `${documentId}.pdf`, contentType: 'application/pdf', sizeBytes: 84_000 },
  };
}

function approved(documentId: string, kind: ApproveDocument['kind'], expiresOn: string | null): WorkerEvent {
  return {
    type: 'DocumentApproved',
    data: { ...ids, documentId, name: `${documentId}.pdf`, kind, expiresOn, checkedAt: now },
  };
}

const applied: WorkerEvent = { type: 'WorkerApplied', data: { ...ids, name: 'Ramon Cruz', avatar: null } };

function opened(documentId: string, by?: string): WorkerEvent {
  return {
    type: 'DocumentRead',
    data: { ...ids, documentId, name: `${documentId}.pdf`, reason: null, ...(by && { by }) },
  };
}

const handedIn = [applied, submitted('d1', 'document'), opened('d1', 'carla')];

describe('reading a document', () => {
  const at = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000).toISOString();
  const look = (why: ReadDocument['why'], minutes = 0, documentId = 'd1', by = 'carla'): WorkerCommand => ({
    type: 'ReadDocument',
    data: { documentId, by, why, now: at(minutes) },
  });
  const looked = (cause: DocumentReadCause, reason: string | null, minutes = 0, documentId = 'd1'): WorkerEvent => ({
    type: 'DocumentRead',
    data: { ...ids, documentId, name: `${documentId}.pdf`, reason, by: 'carla', cause, readAt: at(minutes) },
  });
  const checking = { cause: 'application', reason: null } as const;
  const waits = [applied, submitted('d1', 'valid_id'), submitted('d2', 'resume')];

  it('requires a listed cause and a reason in own words', () => {
    const why = { cause: 'safety', reason: 'A client was hurt' } as const;
    given(waits)
      .when(look(why))
      .then([looked('safety', 'A client was hurt')]);
    given(waits).when(look(null)).then(refuse('reason_needed'));
    given(waits)
      .when(look({ cause: 'safety', reason: null }))
      .then(refuse('reason_needed'));
  });

  it('asks each admin once an hour whether the application is checked', () => {
    given(waits)
      .when(look(checking))
      .then([looked('application', null)]);
    const said = [...waits, looked('application', null)];
    given(said)
      .when(look(null, 59, 'd2'))
      .then([looked('application', null, 59, 'd2')]);
    given(said)
      .when(look(null, 60, 'd2'))
      .then(refuse('reason_needed'));
    // A read within the hour does not extend it.
    given([...said, looked('application', null, 59, 'd2')])
      .when(look(null, 60))
      .then(refuse('reason_needed'));
    given(said)
      .when(look(null, 1, 'd1', 'rico'))
      .then(refuse('reason_needed'));
  });

  it('refuses the cause "application" when there is nothing to check', () => {
    const approvedWorker: WorkerEvent = { type: 'WorkerApproved', data: ids };
    const done = [applied, submitted('d1', 'valid_id'), approved('d1', 'valid_id', null), approvedWorker];
    given(done).when(look(checking)).then(refuse('reason_needed'));
    given([...done, submitted('d2', 'resume')])
      .when(look(checking))
      .then([looked('application', null)]);
  });
});

describe('withdrawing a document', () => {
  const withdraw = { type: 'WithdrawDocument', data: { documentId: 'd1' } } as const;
  const withdrawn: WorkerEvent = {
    type: 'DocumentWithdrawn',
    data: { ...ids, documentId: 'd1', name: 'd1.pdf', kind: 'document' },
  };
  const refused: WorkerEvent = {
    type: 'DocumentRefused',
    data: { ...ids, documentId: 'd1', name: 'd1.pdf', kind: 'document', reason: 'Blurred', checkedAt: now },
  };

  it('removes a document without a staff decision, once', () => {
    for (const before of [[applied, submitted('d1', 'document')], handedIn])
      given(before).when(withdraw).then([withdrawn]);
    given([...handedIn, withdrawn])
      .when(withdraw)
      .then([]);
    const again = { documentId: 'd1', name: 'd1.pdf', contentType: 'application/pdf', sizeBytes: 84_000 };
    given([...handedIn, withdrawn])
      .when({ type: 'SubmitDocuments', data: { documents: [again], kind: 'document' } })
      .then([]);
  });

  it('is refused after a staff decision, and leaves no document to check', () => {
    for (const decided of [approved('d1', 'valid_id', null), refused])
      given([...handedIn, decided])
        .when(withdraw)
        .then(refuse('paper_checked'));
    given([applied]).when(withdraw).then(refuse('not_found'));
    given([...handedIn, withdrawn])
      .when({ type: 'RefuseDocument', data: { documentId: 'd1', reason: 'Blurred', now } })
      .then(refuse('not_found'));
  });
});

describe('checking a document', () => {
  const check = (over: Partial<ApproveDocument>): WorkerCommand => ({
    type: 'ApproveDocument',
    data: { documentId: 'd1', by: 'carla', kind: 'valid_id', expiresOn: '2027-03-01', now, ...over },
  });

  it('sets the kind and the expiry day, independent of the worker’s name for it', () => {
    given(handedIn)
      .when(check({}))
      .then([approved('d1', 'valid_id', '2027-03-01')]);
    given(handedIn)
      .when(check({ expiresOn: null }))
      .then([approved('d1', 'valid_id', null)]);
    given(handedIn)
      .when(check({ kind: 'other', expiresOn: null }))
      .then([approved('d1', 'other', null)]);
  });

  it('requires that the admin has opened the same document', () => {
    const [name, document] = [applied, submitted('d1', 'document')];
    for (const seen of [[], [opened('d1', 'ramon')], [opened('d2', 'carla')], [opened('d1')]])
      given([name, document, submitted('d2', 'document'), ...seen])
        .when(check({}))
        .then(refuse('paper_unread'));
    expect(given([name, document, opened('d1', 'ramon'), opened('d1', 'carla')]).when(check({})).decision).toHaveLength(
      1,
    );
  });

  it('requires an expiry day exactly for kinds that expire', () => {
    given(handedIn)
      .when(check({ kind: 'nbi_clearance', expiresOn: null }))
      .thenLike({
        refused: 'invalid',
        details: { field: 'expiresOn' },
      });
    given(handedIn)
      .when(check({ kind: 'other' }))
      .thenLike({ refused: 'invalid' });
  });

  it('refuses an expired document, by Manila days', () => {
    given(handedIn)
      .when(check({ expiresOn: '2026-11-17' }))
      .thenLike({ refused: 'invalid' });
    expect(given(handedIn).when(check({ expiresOn: '2026-11-18' })).decision).toHaveLength(1);
    given(handedIn)
      .when(check({ expiresOn: '2026-11-18', now: '2026-11-18T16:00:00.000Z' }))
      .thenLike({
        refused: 'invalid',
      });
  });

  it('can be corrected, and is idempotent', () => {
    const once = [...handedIn, approved('d1', 'valid_id', '2027-03-01')];
    given(once).when(check({})).then([]);
    expect(given(once).when(check({ expiresOn: '2028-03-01' })).decision).toHaveLength(1);
  });

  it('can refuse the document with a reason', () => {
    const no: WorkerCommand = { type: 'RefuseDocument', data: { documentId: 'd1', reason: 'Blurred', now } };
    const refused: WorkerEvent = {
      type: 'DocumentRefused',
      data: { ...ids, documentId: 'd1', name: 'd1.pdf', kind: 'document', reason: 'Blurred', checkedAt: now },
    };
    given(handedIn).when(no).then([refused]);
    given([...handedIn, refused])
      .when(no)
      .then([]);
    expect(given([...handedIn, refused]).when(check({})).decision).toHaveLength(1);
  });

  it('rejects an unknown document', () => {
    given(handedIn)
      .when(check({ documentId: 'd9' }))
      .then(refuse('not_found'));
    given(handedIn)
      .when({ type: 'RefuseDocument', data: { documentId: 'd9', reason: 'No', now } })
      .then(refuse('not_found'));
  });
});

describe('an expiring document', () => {
  const checked = [...handedIn, approved('d1', 'nbi_clearance', '2026-12-10')];
  const told = (type: 'DocumentExpiring' | 'DocumentExpired'): WorkerEvent => ({
    type,
    data: { ...ids, documentId: 'd1', name: 'd1.pdf', kind: 'nbi_clearance', expiresOn: '2026-12-10' },
  });
  const on = (today: string, events: readonly WorkerEvent[] = checked) =>
    given(events).when({ type: 'NotifyOfExpiry', data: { documentId: 'd1', today } });

  it('notifies once two weeks before expiry and once on the day after', () => {
    on('2026-11-25').then([]);
    on('2026-11-26').then([told('DocumentExpiring')]);
    on('2026-11-27', [...checked, told('DocumentExpiring')]).then([]);
    on('2026-12-10', [...checked, told('DocumentExpiring')]).then([]);
    on('2026-12-11', [...checked, told('DocumentExpiring')]).then([told('DocumentExpired')]);
    on('2026-12-12', [...checked, told('DocumentExpired')]).then([]);
  });

  it('does not notify once a newer document of the kind was approved', () => {
    const renewed = [...checked, submitted('d2', 'nbi_clearance'), approved('d2', 'nbi_clearance', '2027-12-10')];
    on('2026-12-11', renewed).then([]);
    const another = [submitted('d2', 'certificate'), approved('d2', 'certificate', '2027-12-10')];
    expect(on('2026-12-11', [...checked, ...another]).decision).toHaveLength(1);
  });

  it('follows a corrected expiry day', () => {
    on('2026-12-11', [...checked, approved('d1', 'nbi_clearance', '2027-12-10')]).then([]);
    on('2026-12-11', [...checked, told('DocumentExpiring'), approved('d1', 'nbi_clearance', '2026-12-20')]).thenLike([
      { type: 'DocumentExpiring', data: { expiresOn: '2026-12-20' } },
    ]);
  });
});

describe('an approved worker who lacks a required document', () => {
  const isApproved: WorkerEvent = { type: 'WorkerApproved', data: ids };
  const withId = [applied, submitted('d1', 'valid_id'), approved('d1', 'valid_id', null), isApproved];
  const due = (stage: 'asked' | 'soon' | 'over', ...missing: ('valid_id' | 'clearance')[]): WorkerEvent => ({
    type: 'RequiredDocumentsDue',
    data: { ...ids, missing, dueOn: '2026-12-18', stage },
  });
  const asked = [...withId, due('asked', 'clearance')];
  const soon = [...asked, due('soon', 'clearance')];
  const on = (today: string, events: readonly WorkerEvent[]) =>
    given(events).when({ type: 'AskForRequiredDocuments', data: { today } });

  it('has 30 days, and is notified once at the start, a week before the end and after it', () => {
    on('2026-11-18', withId).then([due('asked', 'clearance')]);
    on('2026-12-10', asked).then([]);
    on('2026-12-11', asked).then([due('soon', 'clearance')]);
    on('2026-12-18', soon).then([]);
    on('2026-12-19', soon).then([due('over', 'clearance')]);
    on('2026-12-20', [...soon, due('over', 'clearance')]).then([]);
    on('2026-11-18', [applied, isApproved]).then([due('asked', 'valid_id', 'clearance')]);
  });

  it('is not asked for an approved document until that expires', () => {
    const mended = [...asked, submitted('d2', 'police_clearance'), approved('d2', 'police_clearance', '2026-12-31')];
    on('2026-12-19', mended).then([]);
    on('2027-01-01', mended).thenLike([{ data: { missing: ['clearance'], dueOn: '2027-01-31', stage: 'asked' } }]);
  });

  it('is not asked before approval, nor for an expired ID, which blocks new jobs at once', () => {
    on('2026-11-18', [applied]).then([]);
    const cleared = [submitted('d2', 'nbi_clearance'), approved('d2', 'nbi_clearance', '2027-12-31')];
    const ranOut = [applied, submitted('d1', 'valid_id'), approved('d1', 'valid_id', '2026-11-17')];
    on('2026-11-18', [...ranOut, ...cleared, isApproved]).then([]);
  });
});

describe('a rejected applicant', () => {
  const rejected: WorkerEvent = { type: 'WorkerRejected', data: { ...ids, reason: 'No ID' } };
  const offered = { serviceId: 'tap', name: 'Tap repair', category: 'plumbing' };
  const offers = (...services: (typeof offered)[]): WorkerCommand => ({
    type: 'ChangeProfile',
    data: { services, settings: defaultSettings, now },
  });
  const busy: WorkerEvent = { type: 'ServicesOffered', data: { ...ids, services: [offered] } };

  it('is queued again as soon as they fix something', () => {
    const outcome = given([applied, rejected]).when(offers(offered));
    outcome.then([
      { type: 'ServicesOffered', data: { ...ids, services: [offered] } },
      { type: 'ApplicationResubmitted', data: { ...ids, mended: 'services' } },
    ]);
    expect(outcome.state).toMatchObject({ approval: { status: 'applied' } });
  });

  it('is not queued when they remove something or change nothing', () => {
    given([applied, busy, rejected]).when(offers(offered)).then([]);
    expect(given([applied, busy, rejected]).when(offers()).decision).toHaveLength(1);
    given([applied, rejected])
      .when({ type: 'SetWeeklyHours', data: { weeklyHours: noHours } })
      .then([]);
  });

  it('is the only kind of worker that is queued again', () => {
    expect(given([applied]).when(offers(offered)).decision).toHaveLength(1);
    expect(given([applied, { type: 'WorkerApproved', data: ids }]).when(offers(offered)).decision).toHaveLength(1);
  });
});
