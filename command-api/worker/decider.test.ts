import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noHours, usualHours } from '#contracts/calendar/weekly-hours.ts';
import type { WorkerEvent } from '#contracts/events/worker.ts';
import { isRefusal, refuse } from '#contracts/refusal.ts';
import type { Decision } from '../command-handling/decision.ts';
import { applyAsWorker, approveWorker, rejectWorker, renameWorker, requestMissingItems } from './decide-application.ts';
import { startingRates, workerDecider, type WorkerState } from './decider.ts';
import { approveDocument, readDocument, refuseDocument, submitDocument } from './decide-papers.ts';
import {
  addTimeOff,
  changeProfile,
  changeRates,
  offerServices,
  removeTimeOff,
  setPortfolio,
  setWeeklyHours,
} from './decide-profile.ts';

const ids = { workerId: 'w1', accountId: 'a1' };
const person = { ...ids, name: 'Ramon Cruz', avatar: null };
const tapRepair = { serviceId: 'kitchen-tap-repair', name: 'Kitchen tap repair', category: 'plumbing' };
const clearance = {
  documentId: 'd1',
  kind: 'nbi_clearance',
  name: 'nbi.pdf',
  contentType: 'application/pdf',
  sizeBytes: 84_000,
};
const holidays = {
  timeOffId: 't1',
  from: '2026-12-24T00:00:00.000Z',
  to: '2026-12-27T00:00:00.000Z',
  reason: 'Christmas',
};

function given(events: readonly WorkerEvent[]): WorkerState {
  return events.reduce(workerDecider.evolve, workerDecider.initialState);
}

function whenOn(
  events: readonly WorkerEvent[],
  decide: (state: WorkerState) => Decision<WorkerEvent>,
): Decision<WorkerEvent> {
  return decide(given(events));
}

/** The state after a decision: fails the test when it was refused. */
function after(state: WorkerState, decision: Decision<WorkerEvent>): WorkerState {
  if (isRefusal(decision)) throw new Error(`Refused: ${decision.refused}`);
  return decision.reduce(workerDecider.evolve, state);
}

const applied = applyAsWorker(person, workerDecider.initialState) as WorkerEvent[];
const approved: WorkerEvent = { type: 'WorkerApproved', data: ids };
const offered: WorkerEvent = { type: 'ServicesOffered', data: { ...ids, services: [tapRepair] } };
const place: WorkerEvent = {
  type: 'ProfessionalProfileChanged',
  data: {
    ...ids,
    tagline: '',
    shortDescription: '',
    location: { lat: 14.57, lng: 121.06, city: 'Pasig' },
    radiusKm: 10,
    languages: [],
    skills: [],
  },
};
const passport = {
  documentId: 'd0',
  kind: 'valid_id',
  name: 'passport.pdf',
  contentType: 'application/pdf',
  sizeBytes: 84_000,
};
const idSubmitted: WorkerEvent = { type: 'DocumentSubmitted', data: { ...ids, ...passport } };
const idApproved: WorkerEvent = {
  type: 'DocumentApproved',
  data: {
    ...ids,
    documentId: 'd0',
    name: 'passport.pdf',
    kind: 'valid_id',
    expiresOn: '2028-01-31',
    checkedAt: '2026-11-18T01:00:00.000Z',
  },
};
const complete: WorkerEvent[] = [...applied, offered, place, idSubmitted, idApproved];
const today = { now: '2026-11-18T01:00:00.000Z' };
const approve = (state: WorkerState) => approveWorker(today, state);
const rejected: WorkerEvent = { type: 'WorkerRejected', data: { ...ids, reason: 'The clearance can not be read' } };

describe('applying', () => {
  it('starts a worker with the usual hours and the usual price', () => {
    expect(whenOn([], (state) => applyAsWorker(person, state))).toEqual([
      { type: 'WorkerApplied', data: person },
      { type: 'WeeklyHoursSet', data: { ...ids, weeklyHours: usualHours() } },
      { type: 'RatesChanged', data: { ...ids, ...startingRates } },
    ]);
  });

  it('changes nothing the second time', () => {
    expect(whenOn(applied, (state) => applyAsWorker(person, state))).toEqual([]);
  });

  it('is refused to another person', () => {
    expect(whenOn(applied, (state) => applyAsWorker({ ...person, accountId: 'a2' }, state))).toEqual(
      refuse('already_exists'),
    );
  });

  it('takes papers, each once', () => {
    expect(whenOn(applied, (state) => submitDocument(clearance, state))).toEqual([
      { type: 'DocumentSubmitted', data: { ...ids, ...clearance } },
    ]);
    expect(
      whenOn([...applied, { type: 'DocumentSubmitted', data: { ...ids, ...clearance } }], (state) =>
        submitDocument(clearance, state),
      ),
    ).toEqual([]);
  });

  it('has papers that the staff looks at, and each look is told', () => {
    const handedIn: WorkerEvent[] = [...applied, { type: 'DocumentSubmitted', data: { ...ids, ...clearance } }];
    const read: WorkerEvent = {
      type: 'DocumentRead',
      data: { ...ids, documentId: 'd1', name: 'nbi.pdf', reason: 'A client complained', by: 'a-carla' },
    };
    const look = (state: WorkerState) =>
      readDocument({ documentId: 'd1', by: 'a-carla', reason: 'A client complained' }, state);
    expect(whenOn(handedIn, look)).toEqual([read]);
    expect(whenOn([...handedIn, read], look)).toEqual([read]);
    expect(whenOn(handedIn, (state) => readDocument({ documentId: 'd2', by: 'a-carla', reason: null }, state))).toEqual(
      refuse('not_found'),
    );
  });

  it('comes first: nothing can be done for a worker who has not applied', () => {
    const commands: ((state: WorkerState) => Decision<WorkerEvent>)[] = [
      approve,
      (state) => requestMissingItems(today, state),
      (state) =>
        approveDocument({ documentId: 'd1', by: 'a-carla', kind: 'valid_id', expiresOn: null, ...today }, state),
      (state) => refuseDocument({ documentId: 'd1', reason: 'Blurred', ...today }, state),
      (state) => rejectWorker({ reason: 'no' }, state),
      (state) => renameWorker({ name: 'Ramon', avatar: null }, state),
      (state) => submitDocument(clearance, state),
      (state) => readDocument({ documentId: 'd1', by: 'a-carla', reason: null }, state),
      (state) => offerServices({ services: [tapRepair] }, state),
      (state) => changeRates({ basePriceCentavos: 1 }, state),
      (state) =>
        changeProfile({ changes: { tagline: 'Fast' }, defaultRadiusKm: 10, now: '2026-11-18T01:00:00.000Z' }, state),
      (state) => setPortfolio({ portfolio: [] }, state),
      (state) => setWeeklyHours({ weeklyHours: usualHours() }, state),
      (state) => addTimeOff(holidays, state),
      (state) => removeTimeOff(holidays, state),
    ];
    for (const command of commands) expect(whenOn([], command)).toEqual(refuse('not_found'));
  });
});

describe('approval', () => {
  it('is given to an applicant', () => {
    expect(whenOn(complete, approve)).toEqual([approved]);
  });

  it('is refused with the list of what is missing', () => {
    const missing = (events: readonly WorkerEvent[]) => whenOn(events, approve);
    expect(missing(applied)).toEqual(
      refuse('application_incomplete', undefined, { missing: ['services', 'place', 'valid_id'] }),
    );
    expect(missing([...applied, offered, place, idSubmitted])).toMatchObject({
      details: { missing: ['paper_checks'] },
    });
    expect(missing([...complete, { type: 'DocumentSubmitted', data: { ...ids, ...clearance } }])).toMatchObject({
      details: { missing: ['paper_checks'] },
    });
    expect(missing([...complete, { type: 'WeeklyHoursSet', data: { ...ids, weeklyHours: noHours } }])).toMatchObject({
      details: { missing: ['hours'] },
    });
    expect(missing([...complete, { type: 'WorkerRenamed', data: { ...ids, name: ' ', avatar: null } }])).toMatchObject({
      details: { missing: ['name'] },
    });
    const refused: WorkerEvent = {
      type: 'DocumentRefused',
      data: {
        ...ids,
        documentId: 'd0',
        name: 'passport.pdf',
        kind: 'valid_id',
        reason: 'Blurred',
        checkedAt: today.now,
      },
    };
    expect(missing([...complete, refused])).toMatchObject({ details: { missing: ['valid_id'] } });
  });

  it('needs an ID that holds on that day', () => {
    const on = (at: string) => whenOn(complete, (state) => approveWorker({ now: at }, state));
    expect(on('2028-01-31T15:59:00.000Z')).toEqual([approved]);
    expect(on('2028-01-31T16:00:00.000Z')).toMatchObject({
      refused: 'application_incomplete',
      details: { missing: ['valid_id'] },
    });
  });

  it('stays with those who had it before papers were checked one by one', () => {
    expect(whenOn([...applied, approved], approve)).toEqual([]);
  });

  it('is prepared by asking for what only the worker can add, once a day', () => {
    const ask = (state: WorkerState) => requestMissingItems(today, state);
    const asked: WorkerEvent = {
      type: 'MissingItemsRequested',
      data: { ...ids, missing: ['place', 'valid_id'], askedAt: today.now },
    };
    expect(whenOn([...applied, offered, { type: 'DocumentSubmitted', data: { ...ids, ...clearance } }], ask)).toEqual([
      asked,
    ]);
    expect(whenOn([...applied, offered, asked], ask)).toEqual([]);
    expect(whenOn([...applied, offered, place, asked], ask)).toMatchObject([{ data: { missing: ['valid_id'] } }]);
    expect(
      whenOn([...applied, offered, asked], (state) => requestMissingItems({ now: '2026-11-19T01:00:00.000Z' }, state)),
    ).toHaveLength(1);
    expect(whenOn(complete, ask)).toMatchObject({ refused: 'not_allowed_now' });
    expect(whenOn([...applied, approved], ask)).toMatchObject({ refused: 'not_allowed_now' });
  });

  it('is harmless when given twice', () => {
    expect(whenOn([...complete, approved], approve)).toEqual([]);
  });

  it('may be refused, with the reason', () => {
    const decision = whenOn(applied, (state) => rejectWorker({ reason: 'The clearance can not be read' }, state));
    expect(decision).toEqual([rejected]);
    expect(after(given(applied), decision)).toMatchObject({
      approval: { status: 'rejected', reason: 'The clearance can not be read' },
    });
  });

  it('says a new reason, but not the same one twice', () => {
    expect(
      whenOn([...applied, rejected], (state) => rejectWorker({ reason: 'The clearance can not be read' }, state)),
    ).toEqual([]);
    expect(whenOn([...applied, rejected], (state) => rejectWorker({ reason: 'It has expired' }, state))).toHaveLength(
      1,
    );
  });

  it('may follow a rejection, once the worker has put things right', () => {
    const corrected: WorkerEvent[] = [...applied, rejected, offered, place, idSubmitted, idApproved];
    expect(whenOn(corrected, approve)).toEqual([approved]);
  });

  it('may be taken back', () => {
    expect(whenOn([...applied, approved], (state) => rejectWorker({ reason: 'Complaints' }, state))).toEqual([
      { type: 'WorkerRejected', data: { ...ids, reason: 'Complaints' } },
    ]);
  });
});

describe('the profile', () => {
  it('carries the names of the services offered', () => {
    expect(whenOn(applied, (state) => offerServices({ services: [tapRepair] }, state))).toEqual([
      { type: 'ServicesOffered', data: { ...ids, services: [tapRepair] } },
    ]);
  });

  it('keeps the prices that a change leaves out', () => {
    const priced: WorkerEvent[] = [
      ...applied,
      offered,
      {
        type: 'RatesChanged',
        data: {
          ...ids,
          basePriceCentavos: 650_00,
          hourlyRateCentavos: 300_00,
          ratesCentavos: { [tapRepair.serviceId]: 700_00 },
        },
      },
    ];
    expect(whenOn(priced, (state) => changeRates({ basePriceCentavos: 800_00 }, state))).toEqual([
      {
        type: 'RatesChanged',
        data: {
          ...ids,
          basePriceCentavos: 800_00,
          hourlyRateCentavos: 300_00,
          ratesCentavos: { [tapRepair.serviceId]: 700_00 },
          before: {
            basePriceCentavos: 650_00,
            hourlyRateCentavos: 300_00,
            ratesCentavos: { [tapRepair.serviceId]: 700_00 },
          },
          serviceNames: {},
        },
      },
    ]);
    expect(
      whenOn(priced, (state) => changeRates({ ratesCentavos: { [tapRepair.serviceId]: 600_00 } }, state)),
    ).toMatchObject([
      {
        data: {
          before: { ratesCentavos: { [tapRepair.serviceId]: 700_00 } },
          serviceNames: { [tapRepair.serviceId]: tapRepair.name },
        },
      },
    ]);
    expect(whenOn(priced, (state) => changeRates({ hourlyRateCentavos: null }, state))).toMatchObject([
      { data: { hourlyRateCentavos: null } },
    ]);
  });

  it('has prices of services that the worker offers, and of no others', () => {
    const price = (ratesCentavos: Record<string, number>, state: WorkerState) => changeRates({ ratesCentavos }, state);
    const tap = { [tapRepair.serviceId]: 700_00 };
    expect(whenOn([...applied, offered], (state) => price(tap, state))).toMatchObject([
      { data: { ratesCentavos: tap } },
    ]);
    expect(whenOn(applied, (state) => price(tap, state))).toMatchObject({
      refused: 'invalid',
      details: { serviceId: tapRepair.serviceId },
    });
    expect(whenOn([...applied, offered], (state) => price({ ...tap, 'deep-cleaning': 900_00 }, state))).toMatchObject({
      refused: 'invalid',
      details: { serviceId: 'deep-cleaning' },
    });
  });

  it('starts from the platform’s radius', () => {
    expect(
      whenOn(applied, (state) =>
        changeProfile(
          { changes: { tagline: 'Fast and clean' }, defaultRadiusKm: 10, now: '2026-11-18T01:00:00.000Z' },
          state,
        ),
      ),
    ).toEqual([
      {
        type: 'ProfessionalProfileChanged',
        data: {
          ...ids,
          tagline: 'Fast and clean',
          shortDescription: '',
          location: null,
          radiusKm: 10,
          languages: [],
          skills: [],
        },
      },
    ]);
  });

  it('keeps what a change leaves out', () => {
    const first = after(
      given(applied),
      changeProfile(
        {
          changes: { tagline: 'Fast', radiusKm: 25, skills: ['PVC'] },
          defaultRadiusKm: 10,
          now: '2026-11-18T01:00:00.000Z',
        },
        given(applied),
      ),
    );
    expect(
      changeProfile({ changes: { tagline: 'Faster' }, defaultRadiusKm: 10, now: '2026-11-18T01:00:00.000Z' }, first),
    ).toMatchObject([{ data: { tagline: 'Faster', radiusKm: 25, skills: ['PVC'] } }]);
  });

  it('has another place three times in 24 hours at most', () => {
    const moveTo = (lat: number, now: string) => (state: WorkerState) =>
      changeProfile({ changes: { location: { lat, lng: 121, city: 'Pasig' } }, defaultRadiusKm: 10, now }, state);
    const at = (hour: string, day = '18') => `2026-11-${day}T${hour}:00:00.000Z`;
    const move = (state: WorkerState, lat: number, now: string) => after(state, moveTo(lat, now)(state));
    const settled = move(given(applied), 14.5, at('01'));
    const movedThrice = [14.6, 14.7, 14.8].reduce(
      (state, lat, index) => move(state, lat, at(`0${index + 2}`)),
      settled,
    );
    expect(moveTo(14.5, at('05'))(movedThrice)).toEqual({ refused: 'moved_too_often' });
    expect(moveTo(14.8, at('05'))(movedThrice)).toEqual([]);
    expect(
      changeProfile({ changes: { tagline: 'Here' }, defaultRadiusKm: 10, now: at('05') }, movedThrice),
    ).toMatchObject([{ data: { tagline: 'Here' } }]);
    expect(moveTo(14.5, at('02', '19'))(movedThrice)).toMatchObject([
      { type: 'ProfessionalProfileChanged', data: { movedAt: at('02', '19') } },
    ]);
  });

  it('follows the account’s name and face', () => {
    expect(
      whenOn(applied, (state) => renameWorker({ name: 'Ramon C. Cruz', avatar: '/avatars/3.svg' }, state)),
    ).toEqual([{ type: 'WorkerRenamed', data: { ...ids, name: 'Ramon C. Cruz', avatar: '/avatars/3.svg' } }]);
    expect(whenOn(applied, (state) => renameWorker({ name: 'Ramon Cruz', avatar: null }, state))).toEqual([]);
  });
});

describe('time off', () => {
  it('is taken and taken back', () => {
    const off = after(given(applied), addTimeOff(holidays, given(applied)));
    expect(off).toMatchObject({ timeOff: [holidays] });
    expect(after(off, removeTimeOff(holidays, off))).toMatchObject({ timeOff: [] });
  });

  it('may overlap other time off, and each is taken back by itself', () => {
    const off = after(given(applied), addTimeOff(holidays, given(applied)));
    const both = after(off, addTimeOff({ ...holidays, timeOffId: 't2' }, off));
    expect(both).toMatchObject({ timeOff: [{ timeOffId: 't1' }, { timeOffId: 't2' }] });
    expect(after(both, removeTimeOff({ timeOffId: 't1' }, both))).toMatchObject({ timeOff: [{ timeOffId: 't2' }] });
  });

  it('must end after it starts', () => {
    expect(whenOn(applied, (state) => addTimeOff({ ...holidays, to: holidays.from }, state))).toMatchObject({
      refused: 'invalid',
    });
  });

  it('is gone already when it is taken back twice', () => {
    expect(whenOn(applied, (state) => removeTimeOff(holidays, state))).toEqual([]);
  });
});

describe('any command', () => {
  const word = fc.string({ maxLength: 8 });
  const command = fc.oneof(
    word.map((reason) => (state: WorkerState) => rejectWorker({ reason }, state)),
    word.map((name) => (state: WorkerState) => renameWorker({ name, avatar: null }, state)),
    word.map((documentId) => (state: WorkerState) => submitDocument({ ...clearance, documentId }, state)),
    fc
      .uniqueArray(word, { maxLength: 3 })
      .map((portfolio) => (state: WorkerState) => setPortfolio({ portfolio }, state)),
    fc.nat(1000).map((basePriceCentavos) => (state: WorkerState) => changeRates({ basePriceCentavos }, state)),
    word.map(
      (tagline) => (state: WorkerState) =>
        changeProfile({ changes: { tagline }, defaultRadiusKm: 10, now: '2026-11-18T01:00:00.000Z' }, state),
    ),
    word.map((timeOffId) => (state: WorkerState) => addTimeOff({ ...holidays, timeOffId }, state)),
    word.map((timeOffId) => (state: WorkerState) => removeTimeOff({ timeOffId }, state)),
  );

  it('changes nothing when it is repeated at once, whatever came before', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 12 }), (commands) => {
        let state = given(applied);
        for (const decide of commands) {
          state = after(state, decide(state));
          expect(decide(state)).toEqual([]);
        }
      }),
    );
  });
});
