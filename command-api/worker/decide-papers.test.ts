import { describe, expect, it } from 'vitest';
import type { WorkerEvent } from '#contracts/events/worker.ts';
import { refuse } from '#contracts/refusal.ts';
import type { Decision } from '../command-handling/decision.ts';
import { workerDecider, type WorkerState } from './decider.ts';
import { type ApproveDocument, approveDocument, refuseDocument, tellOfExpiry } from './decide-papers.ts';
import { offerServices, setWeeklyHours } from './decide-profile.ts';
import { resubmitting } from './resubmission.ts';

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

function whenOn(
  events: readonly WorkerEvent[],
  decide: (state: WorkerState) => Decision<WorkerEvent>,
): Decision<WorkerEvent> {
  return decide(events.reduce(workerDecider.evolve, workerDecider.initialState));
}

describe('a check', () => {
  const check = (command: Partial<ApproveDocument>) => (state: WorkerState) =>
    approveDocument(
      { documentId: 'd1', by: 'carla', kind: 'valid_id', expiresOn: '2027-03-01', now, ...command },
      state,
    );

  it('says what the paper is, whatever it was called, and until when it holds', () => {
    expect(whenOn(handedIn, check({}))).toEqual([approved('d1', 'valid_id', '2027-03-01')]);
    expect(whenOn(handedIn, check({ expiresOn: null }))).toEqual([approved('d1', 'valid_id', null)]);
    expect(whenOn(handedIn, check({ kind: 'other', expiresOn: null }))).toEqual([approved('d1', 'other', null)]);
  });

  it('is made by who has opened that very paper', () => {
    const [name, paper] = [applied, submitted('d1', 'document')];
    for (const seen of [[], [opened('d1', 'ramon')], [opened('d2', 'carla')], [opened('d1')]])
      expect(whenOn([name, paper, submitted('d2', 'document'), ...seen], check({}))).toEqual(refuse('paper_unread'));
    expect(whenOn([name, paper, opened('d1', 'ramon'), opened('d1', 'carla')], check({}))).toHaveLength(1);
  });

  it('needs the day where the kind has one, and none where it has not', () => {
    expect(whenOn(handedIn, check({ kind: 'nbi_clearance', expiresOn: null }))).toMatchObject({
      refused: 'invalid',
      details: { field: 'expiresOn' },
    });
    expect(whenOn(handedIn, check({ kind: 'other' }))).toMatchObject({ refused: 'invalid' });
  });

  it('takes no paper that has run out, by the days of Manila', () => {
    expect(whenOn(handedIn, check({ expiresOn: '2026-11-17' }))).toMatchObject({ refused: 'invalid' });
    expect(whenOn(handedIn, check({ expiresOn: '2026-11-18' }))).toHaveLength(1);
    expect(whenOn(handedIn, check({ expiresOn: '2026-11-18', now: '2026-11-18T16:00:00.000Z' }))).toMatchObject({
      refused: 'invalid',
    });
  });

  it('is corrected by another one, and changes nothing when it is repeated', () => {
    const once = [...handedIn, approved('d1', 'valid_id', '2027-03-01')];
    expect(whenOn(once, check({}))).toEqual([]);
    expect(whenOn(once, check({ expiresOn: '2028-03-01' }))).toHaveLength(1);
  });

  it('may refuse the paper, with the reason', () => {
    const no = (state: WorkerState) => refuseDocument({ documentId: 'd1', reason: 'Blurred', now }, state);
    const refused: WorkerEvent = {
      type: 'DocumentRefused',
      data: { ...ids, documentId: 'd1', name: 'd1.pdf', kind: 'document', reason: 'Blurred', checkedAt: now },
    };
    expect(whenOn(handedIn, no)).toEqual([refused]);
    expect(whenOn([...handedIn, refused], no)).toEqual([]);
    expect(whenOn([...handedIn, refused], check({}))).toHaveLength(1);
  });

  it('is of a paper that was handed in', () => {
    expect(whenOn(handedIn, check({ documentId: 'd9' }))).toEqual(refuse('not_found'));
    expect(whenOn(handedIn, (state) => refuseDocument({ documentId: 'd9', reason: 'No', now }, state))).toEqual(
      refuse('not_found'),
    );
  });
});

describe('a paper that runs out', () => {
  const checked = [...handedIn, approved('d1', 'nbi_clearance', '2026-12-10')];
  const told = (type: 'DocumentExpiring' | 'DocumentExpired'): WorkerEvent => ({
    type,
    data: { ...ids, documentId: 'd1', name: 'd1.pdf', kind: 'nbi_clearance', expiresOn: '2026-12-10' },
  });
  const on = (today: string, events: readonly WorkerEvent[] = checked) =>
    whenOn(events, (state) => tellOfExpiry({ documentId: 'd1', today }, state));

  it('is told two weeks before, once, and on the day after its last', () => {
    expect(on('2026-11-25')).toEqual([]);
    expect(on('2026-11-26')).toEqual([told('DocumentExpiring')]);
    expect(on('2026-11-27', [...checked, told('DocumentExpiring')])).toEqual([]);
    expect(on('2026-12-10', [...checked, told('DocumentExpiring')])).toEqual([]);
    expect(on('2026-12-11', [...checked, told('DocumentExpiring')])).toEqual([told('DocumentExpired')]);
    expect(on('2026-12-12', [...checked, told('DocumentExpired')])).toEqual([]);
  });

  it('is no news once a newer one of its kind was checked', () => {
    const renewed = [...checked, submitted('d2', 'nbi_clearance'), approved('d2', 'nbi_clearance', '2027-12-10')];
    expect(on('2026-12-11', renewed)).toEqual([]);
    expect(
      on('2026-12-11', [...checked, submitted('d2', 'certificate'), approved('d2', 'certificate', '2027-12-10')]),
    ).toHaveLength(1);
  });

  it('has another day when it is corrected', () => {
    expect(on('2026-12-11', [...checked, approved('d1', 'nbi_clearance', '2027-12-10')])).toEqual([]);
    expect(
      on('2026-12-11', [...checked, told('DocumentExpiring'), approved('d1', 'nbi_clearance', '2026-12-20')]),
    ).toMatchObject([{ type: 'DocumentExpiring', data: { expiresOn: '2026-12-20' } }]);
  });
});

describe('who was turned down', () => {
  const rejected: WorkerEvent = { type: 'WorkerRejected', data: { ...ids, reason: 'No ID' } };
  const offered = { serviceId: 'tap', name: 'Tap repair', category: 'plumbing' };
  const offers = resubmitting((state) => offerServices({ services: [offered] }, state));

  it('waits for an admin again as soon as they put something right', () => {
    expect(whenOn([applied, rejected], offers)).toEqual([
      { type: 'ServicesOffered', data: { ...ids, services: [offered] } },
      { type: 'ApplicationResubmitted', data: { ...ids, mended: 'services' } },
    ]);
    const again: WorkerEvent = { type: 'ApplicationResubmitted', data: { ...ids, mended: 'papers' } };
    expect(
      workerDecider.evolve([applied, rejected].reduce(workerDecider.evolve, workerDecider.initialState), again),
    ).toMatchObject({ approval: { status: 'applied' } });
  });

  it('does not by taking something away, nor by what changes nothing', () => {
    const busy: WorkerEvent = { type: 'ServicesOffered', data: { ...ids, services: [offered] } };
    expect(whenOn([applied, busy, rejected], offers)).toEqual([]);
    expect(
      whenOn(
        [applied, busy, rejected],
        resubmitting((state) => offerServices({ services: [] }, state)),
      ),
    ).toHaveLength(1);
    expect(
      whenOn(
        [applied, rejected],
        resubmitting((state) =>
          setWeeklyHours({ weeklyHours: { sun: [], mon: [], tue: [], wed: [], thu: [], fri: [], sat: [] } }, state),
        ),
      ),
    ).toEqual([]);
  });

  it('is the only one', () => {
    expect(whenOn([applied], offers)).toHaveLength(1);
    expect(whenOn([applied, { type: 'WorkerApproved', data: ids }], offers)).toHaveLength(1);
  });
});
