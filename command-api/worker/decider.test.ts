import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BookingRules, noRules } from '#contracts/calendar/booking-rules.ts';
import { noHours, usualHours } from '#contracts/calendar/weekly-hours.ts';
import type { WorkerEvent } from '#contracts/events/worker.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import { refuse } from '#contracts/refusal.ts';
import { MOST_TIMES_OFF } from '#contracts/worker/times-off.ts';
import { startingRates } from '#contracts/worker/worker-fold.ts';
import { givenEventsOf } from '#infra/eventing/given-when-then.ts';
import type { ChangeProfile, WorkerCommand } from './commands.ts';
import { workerDecider } from './decider.ts';

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
const NOVEMBER = '2026-11-24T00:00:00.000Z';
const holidays = {
  timeOffId: 't1',
  from: '2026-12-24T00:00:00.000Z',
  to: '2026-12-27T00:00:00.000Z',
  reason: 'Christmas',
  message: 'Back on the 27th!',
};

const given = givenEventsOf(workerDecider);

function submit({ kind, ...document }: typeof clearance): WorkerCommand {
  return { type: 'SubmitDocuments', data: { documents: [document], kind } };
}

function change(changes: Omit<ChangeProfile, 'settings' | 'now'>, now = '2026-11-18T01:00:00.000Z'): WorkerCommand {
  return { type: 'ChangeProfile', data: { ...changes, settings: { ...defaultSettings, defaultRadiusKm: 10 }, now } };
}

const applied: WorkerEvent[] = [
  { type: 'WorkerApplied', data: person },
  { type: 'WeeklyHoursSet', data: { ...ids, weeklyHours: usualHours() } },
  { type: 'RatesChanged', data: { ...ids, ...startingRates } },
];
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
const police = { documentId: 'd9', name: 'police.pdf', kind: 'police_clearance' } as const;
const cleared: WorkerEvent[] = [
  { type: 'DocumentSubmitted', data: { ...ids, ...police, contentType: 'application/pdf', sizeBytes: 90_000 } },
  {
    type: 'DocumentApproved',
    data: { ...ids, ...police, expiresOn: '2028-06-30', checkedAt: '2026-11-18T01:00:00.000Z' },
  },
];
const complete: WorkerEvent[] = [...applied, offered, place, idSubmitted, idApproved, ...cleared];
const today = { now: '2026-11-18T01:00:00.000Z' };
const approve: WorkerCommand = { type: 'ApproveWorker', data: today };
const rejected: WorkerEvent = { type: 'WorkerRejected', data: { ...ids, reason: 'The clearance can’t be read' } };

describe('applying', () => {
  it('starts a worker with the usual hours and the usual price', () => {
    given([])
      .when({ type: 'ApplyAsWorker', data: person })
      .then([
        { type: 'WorkerApplied', data: person },
        { type: 'WeeklyHoursSet', data: { ...ids, weeklyHours: usualHours() } },
        { type: 'RatesChanged', data: { ...ids, ...startingRates } },
      ]);
  });

  it('changes nothing the second time', () => {
    given(applied).when({ type: 'ApplyAsWorker', data: person }).then([]);
  });

  it('is refused to another person', () => {
    given(applied)
      .when({ type: 'ApplyAsWorker', data: { ...person, accountId: 'a2' } })
      .then(refuse('already_exists'));
  });

  it('accepts each document once', () => {
    given(applied)
      .when(submit(clearance))
      .then([{ type: 'DocumentSubmitted', data: { ...ids, ...clearance } }]);
    given([...applied, { type: 'DocumentSubmitted', data: { ...ids, ...clearance } }])
      .when(submit(clearance))
      .then([]);
  });

  it('records each read of a document by staff', () => {
    const handedIn: WorkerEvent[] = [...applied, { type: 'DocumentSubmitted', data: { ...ids, ...clearance } }];
    const read: WorkerEvent = {
      type: 'DocumentRead',
      data: {
        ...ids,
        documentId: 'd1',
        name: 'nbi.pdf',
        reason: 'A client complained',
        by: 'a-carla',
        cause: 'complaint',
        readAt: today.now,
      },
    };
    const look: WorkerCommand = {
      type: 'ReadDocument',
      data: { documentId: 'd1', by: 'a-carla', why: { cause: 'complaint', reason: 'A client complained' }, ...today },
    };
    given(handedIn).when(look).then([read]);
    given([...handedIn, read])
      .when(look)
      .then([read]);
    given(handedIn)
      .when({ type: 'ReadDocument', data: { documentId: 'd2', by: 'a-carla', why: null, ...today } })
      .then(refuse('not_found'));
  });

  it('is required before any other command', () => {
    const commands: WorkerCommand[] = [
      approve,
      { type: 'RequestMissingItems', data: today },
      {
        type: 'ApproveDocument',
        data: { documentId: 'd1', by: 'a-carla', kind: 'valid_id', expiresOn: null, ...today },
      },
      { type: 'RefuseDocument', data: { documentId: 'd1', reason: 'Blurred', ...today } },
      { type: 'RejectWorker', data: { reason: 'no' } },
      { type: 'RenameWorker', data: { name: 'Ramon', avatar: null } },
      submit(clearance),
      { type: 'ReadDocument', data: { documentId: 'd1', by: 'a-carla', why: null, ...today } },
      change({ services: [tapRepair] }),
      change({ rates: { basePriceCentavos: 1 } }),
      change({ profile: { tagline: 'Fast' } }),
      change({ portfolio: [] }),
      { type: 'SetWeeklyHours', data: { weeklyHours: usualHours() } },
      { type: 'SetBookingRules', data: { rules: noRules } },
      { type: 'AddTimeOff', data: { ...holidays, now: NOVEMBER } },
      { type: 'RemoveTimeOff', data: holidays },
    ];
    for (const command of commands) given([]).when(command).then(refuse('not_found'));
  });
});

describe('approval', () => {
  it('is given to an applicant', () => {
    given(complete).when(approve).then([approved]);
  });

  it('is refused with the list of missing items', () => {
    const missing = (events: readonly WorkerEvent[]) => given(events).when(approve);
    missing(applied).then(
      refuse('application_incomplete', undefined, { missing: ['services', 'place', 'valid_id', 'clearance'] }),
    );
    missing([...applied, offered, place, idSubmitted, ...cleared]).thenLike({
      details: { missing: ['paper_checks'] },
    });
    missing([...applied, offered, place, idSubmitted, idApproved]).thenLike({ details: { missing: ['clearance'] } });
    missing([...complete, { type: 'DocumentSubmitted', data: { ...ids, ...clearance } }]).thenLike({
      details: { missing: ['paper_checks'] },
    });
    missing([...complete, { type: 'WeeklyHoursSet', data: { ...ids, weeklyHours: noHours } }]).thenLike({
      details: { missing: ['hours'] },
    });
    missing([...complete, { type: 'WorkerRenamed', data: { ...ids, name: ' ', avatar: null } }]).thenLike({
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
    missing([...complete, refused]).thenLike({ details: { missing: ['valid_id'] } });
  });

  it('requires an ID that is valid on that day', () => {
    const on = (at: string) => given(complete).when({ type: 'ApproveWorker', data: { now: at } });
    on('2028-01-31T15:59:00.000Z').then([approved]);
    on('2028-01-31T16:00:00.000Z').thenLike({
      refused: 'application_incomplete',
      details: { missing: ['valid_id'] },
    });
  });

  it('is kept by workers approved before each document was checked', () => {
    given([...applied, approved])
      .when(approve)
      .then([]);
  });

  it('can be preceded by a request for missing items, once a day', () => {
    const ask: WorkerCommand = { type: 'RequestMissingItems', data: today };
    const asked: WorkerEvent = {
      type: 'MissingItemsRequested',
      data: { ...ids, missing: ['place', 'valid_id'], askedAt: today.now },
    };
    given([...applied, offered, { type: 'DocumentSubmitted', data: { ...ids, ...clearance } }])
      .when(ask)
      .then([asked]);
    given([...applied, offered, ...cleared, asked])
      .when(ask)
      .then([]);
    given([...applied, offered, place, ...cleared, asked])
      .when(ask)
      .thenLike([{ data: { missing: ['valid_id'] } }]);
    expect(
      given([...applied, offered, ...cleared, asked]).when({
        type: 'RequestMissingItems',
        data: { now: '2026-11-19T01:00:00.000Z' },
      }).decision,
    ).toHaveLength(1);
    given(complete).when(ask).thenLike({ refused: 'not_allowed_now' });
    given([...applied, approved])
      .when(ask)
      .thenLike({ refused: 'not_allowed_now' });
  });

  it('is idempotent', () => {
    given([...complete, approved])
      .when(approve)
      .then([]);
  });

  it('can be refused with a reason', () => {
    const outcome = given(applied).when({ type: 'RejectWorker', data: { reason: 'The clearance can’t be read' } });
    outcome.then([rejected]);
    expect(outcome.state).toMatchObject({
      approval: { status: 'rejected', reason: 'The clearance can’t be read' },
    });
  });

  it('stores a new reason, but not the same one twice', () => {
    given([...applied, rejected])
      .when({ type: 'RejectWorker', data: { reason: 'The clearance can’t be read' } })
      .then([]);
    expect(
      given([...applied, rejected]).when({ type: 'RejectWorker', data: { reason: 'It has expired' } }).decision,
    ).toHaveLength(1);
  });

  it('can follow a rejection once the worker has fixed the application', () => {
    const corrected: WorkerEvent[] = [...applied, rejected, offered, place, idSubmitted, idApproved, ...cleared];
    given(corrected).when(approve).then([approved]);
  });

  it('can be revoked', () => {
    given([...applied, approved])
      .when({ type: 'RejectWorker', data: { reason: 'Complaints' } })
      .then([{ type: 'WorkerRejected', data: { ...ids, reason: 'Complaints' } }]);
  });
});

describe('the profile', () => {
  it('carries the names of the services offered', () => {
    given(applied)
      .when(change({ services: [tapRepair] }))
      .then([{ type: 'ServicesOffered', data: { ...ids, services: [tapRepair] } }]);
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
    given(priced)
      .when(change({ rates: { basePriceCentavos: 800_00 } }))
      .then([
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
    given(priced)
      .when(change({ rates: { ratesCentavos: { [tapRepair.serviceId]: 600_00 } } }))
      .thenLike([
        {
          data: {
            before: { ratesCentavos: { [tapRepair.serviceId]: 700_00 } },
            serviceNames: { [tapRepair.serviceId]: tapRepair.name },
          },
        },
      ]);
    given(priced)
      .when(change({ rates: { hourlyRateCentavos: null } }))
      .thenLike([{ data: { hourlyRateCentavos: null } }]);
  });

  it('accepts prices only for services that the worker offers', () => {
    const price = (ratesCentavos: Record<string, number>) => change({ rates: { ratesCentavos } });
    const tap = { [tapRepair.serviceId]: 700_00 };
    given([...applied, offered])
      .when(price(tap))
      .thenLike([{ data: { ratesCentavos: tap } }]);
    given(applied)
      .when(price(tap))
      .thenLike({
        refused: 'invalid',
        details: { serviceId: tapRepair.serviceId },
      });
    given([...applied, offered])
      .when(price({ ...tap, 'deep-cleaning': 900_00 }))
      .thenLike({
        refused: 'invalid',
        details: { serviceId: 'deep-cleaning' },
      });
  });

  it('starts from the platform’s radius', () => {
    given(applied)
      .when(change({ profile: { tagline: 'Fast and clean' } }))
      .then([
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
    given(applied)
      .when(change({ profile: { tagline: 'Fast', radiusKm: 25, skills: ['PVC'] } }))
      .when(change({ profile: { tagline: 'Faster' } }))
      .thenLike([{ data: { tagline: 'Faster', radiusKm: 25, skills: ['PVC'] } }]);
  });

  it('limits location changes to three in 24 hours', () => {
    const moveTo = (lat: number, now: string) =>
      change({ profile: { location: { lat, lng: 121, city: 'Pasig' } } }, now);
    const at = (hour: string, day = '18') => `2026-11-${day}T${hour}:00:00.000Z`;
    const movedThrice = given(applied)
      .when(moveTo(14.5, at('01')))
      .when(moveTo(14.6, at('02')))
      .when(moveTo(14.7, at('03')))
      .when(moveTo(14.8, at('04')));
    movedThrice.when(moveTo(14.5, at('05'))).then({ refused: 'moved_too_often' });
    movedThrice.when(moveTo(14.8, at('05'))).then([]);
    movedThrice.when(change({ profile: { tagline: 'Here' } }, at('05'))).thenLike([{ data: { tagline: 'Here' } }]);
    movedThrice
      .when(moveTo(14.5, at('02', '19')))
      .thenLike([{ type: 'ProfessionalProfileChanged', data: { movedAt: at('02', '19') } }]);
  });

  it('follows the account’s name and avatar', () => {
    given(applied)
      .when({ type: 'RenameWorker', data: { name: 'Ramon C. Cruz', avatar: '/avatars/3.svg' } })
      .then([{ type: 'WorkerRenamed', data: { ...ids, name: 'Ramon C. Cruz', avatar: '/avatars/3.svg' } }]);
    given(applied)
      .when({ type: 'RenameWorker', data: { name: 'Ramon Cruz', avatar: null } })
      .then([]);
  });
});

describe('booking rules', () => {
  const ownRules = { ...noRules, jobsPerDay: 3, bufferBeforeMinutes: 45 };
  const set = (rules: BookingRules): WorkerCommand => ({ type: 'SetBookingRules', data: { rules } });

  it('are set as a whole, once, and can be reset to the platform’s', () => {
    const strict = given(applied).when(set(ownRules));
    strict.then([{ type: 'BookingRulesSet', data: { ...ids, rules: ownRules } }]);
    strict.when(set(ownRules)).then([]);
    expect(strict.when(set(noRules)).state).toMatchObject({ rules: noRules });
  });
});

describe('time off', () => {
  const add = (timeOffId: string, now = NOVEMBER): WorkerCommand => ({
    type: 'AddTimeOff',
    data: { ...holidays, timeOffId, now },
  });
  const remove = (timeOffId: string): WorkerCommand => ({ type: 'RemoveTimeOff', data: { timeOffId } });

  it('can be added and cancelled', () => {
    const off = given(applied).when(add('t1'));
    expect(off.state).toMatchObject({ timeOff: [holidays] });
    expect(off.when(remove('t1')).state).toMatchObject({ timeOff: [] });
  });

  it('can overlap other time off and is cancelled separately', () => {
    const both = given(applied).when(add('t1')).when(add('t2'));
    expect(both.state).toMatchObject({ timeOff: [{ timeOffId: 't1' }, { timeOffId: 't2' }] });
    expect(both.when(remove('t1')).state).toMatchObject({ timeOff: [{ timeOffId: 't2' }] });
  });

  it('must end after it starts', () => {
    given(applied)
      .when({ type: 'AddTimeOff', data: { ...holidays, to: holidays.from, now: NOVEMBER } })
      .thenLike({
        refused: 'invalid',
      });
  });

  it('cannot be added once it is over', () => {
    given(applied).when(add('t1', holidays.to)).thenLike({ refused: 'invalid' });
    // A repeat succeeds: the first answer may have been lost.
    given(applied).when(add('t1')).when(add('t1', holidays.to)).then([]);
  });

  it('is limited to a hundred future entries', () => {
    const hundred = Array.from({ length: MOST_TIMES_OFF }, (_, at) => `t${at}`);
    let off = given(applied);
    for (const timeOffId of hundred) off = off.when(add(timeOffId));
    off.when(add('one-more')).then(refuse('too_much_time_off'));
    off
      .when(remove('t7'))
      .when(add('one-more'))
      .thenLike([{ type: 'TimeOffAdded' }]);
    const nextYear = { from: '2027-12-24T00:00:00.000Z', to: '2027-12-27T00:00:00.000Z' };
    const later: WorkerCommand = {
      type: 'AddTimeOff',
      data: { ...holidays, ...nextYear, timeOffId: 'later', now: holidays.to },
    };
    off.when(later).thenLike([{ type: 'TimeOffAdded' }]);
  });

  it('can be cancelled twice without effect', () => {
    given(applied).when({ type: 'RemoveTimeOff', data: holidays }).then([]);
  });
});

describe('any command', () => {
  const word = fc.string({ maxLength: 8 });
  const command: fc.Arbitrary<WorkerCommand> = fc.oneof(
    word.map((reason): WorkerCommand => ({ type: 'RejectWorker', data: { reason } })),
    word.map((name): WorkerCommand => ({ type: 'RenameWorker', data: { name, avatar: null } })),
    word.map((documentId) => submit({ ...clearance, documentId })),
    fc.uniqueArray(word, { maxLength: 3 }).map((portfolio) => change({ portfolio })),
    fc.nat(1000).map((basePriceCentavos) => change({ rates: { basePriceCentavos } })),
    word.map((tagline) => change({ profile: { tagline } })),
    word.map((timeOffId): WorkerCommand => ({ type: 'AddTimeOff', data: { ...holidays, timeOffId, now: NOVEMBER } })),
    word.map((timeOffId): WorkerCommand => ({ type: 'RemoveTimeOff', data: { timeOffId } })),
  );

  it('changes nothing when it is repeated at once, after any history', () => {
    fc.assert(
      fc.property(fc.array(command, { minLength: 1, maxLength: 12 }), ([first, ...others]) => {
        if (!first) return;
        let outcome = given(applied).when(first);
        outcome.when(first).then([]);
        for (const next of others) {
          outcome = outcome.when(next);
          expect(outcome.decision).not.toHaveProperty('refused');
          outcome.when(next).then([]);
        }
      }),
    );
  });
});
