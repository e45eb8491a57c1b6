import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormEvent } from '#contracts/events/form.ts';
import type { FormField } from '#contracts/form/form-field.ts';
import { formOfVersion, publishedForm } from '#contracts/form/form-fold.ts';
import { formFields } from '#contracts/form/testing/arbitrary-forms.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import { givenEventsOf } from '#infra/eventing/given-when-then.ts';
import type { FormCommand } from './commands.ts';
import { formDecider, MOST_VERSIONS_A_DAY } from './decider.ts';

const { maximumAmount } = defaultSettings;
const owner = { kind: 'category' as const, category: 'cleaning' };
const now = '2026-11-24T02:00:00.000Z';
const rooms: FormField = { id: 'rooms', type: 'number', label: { en: 'Rooms' }, required: false };
const pets: FormField = { id: 'pets', type: 'yes_no', label: { en: 'Pets?' }, required: false };

const given = givenEventsOf(formDecider);
const save = (fields: FormField[]): FormCommand => ({ type: 'SaveDraft', data: { owner, fields, now, maximumAmount } });
const publish = (fields: FormField[]): FormCommand => ({
  type: 'PublishForm',
  data: { owner, fields, now, maximumAmount },
});
const saved = (fields: FormField[]): FormEvent => ({ type: 'FormDraftSaved', data: { owner, fields, savedAt: now } });
const discarded: FormEvent = { type: 'FormDraftDiscarded', data: { owner } };
const published = (version: number, fields: FormField[]): FormEvent => ({
  type: 'BookingFormPublished',
  data: { category: 'cleaning', version, fields, publishedAt: now },
});

describe('a draft', () => {
  it('is not shown to clients, and is saved once', () => {
    given([])
      .when(save([rooms]))
      .then([saved([rooms])]);
    given([saved([rooms])])
      .when(save([rooms]))
      .then([]);
    expect(publishedForm(given([saved([rooms])]).state).fields).toEqual([]);
  });

  it('equal to the published form is not stored', () => {
    given([published(1, [rooms]), saved([pets])])
      .when(save([rooms]))
      .then([discarded]);
    given([published(1, [rooms])])
      .when(save([rooms]))
      .then([]);
  });
});

describe('publishing', () => {
  it('counts versions, and removes the draft', () => {
    given([])
      .when(publish([rooms]))
      .then([published(1, [rooms])]);
    const { state } = given([published(1, [rooms]), saved([pets])]).when(publish([rooms, pets]));
    expect(publishedForm(state)).toMatchObject({ version: 2, fields: [rooms, pets] });
    expect(state.draft).toBeNull();
  });

  it('repeated creates no new version', () => {
    given([published(1, [rooms])])
      .when(publish([rooms]))
      .then([]);
    given([published(1, [rooms]), saved([pets])])
      .when(publish([rooms]))
      .then([discarded]);
  });

  it('of a worker’s questions is a worker’s event', () => {
    const data = { owner: { kind: 'worker' as const, workerId: 'jun' }, fields: [pets], now, maximumAmount };
    given([])
      .when({ type: 'PublishForm', data })
      .then([{ type: 'WorkerFormPublished', data: { workerId: 'jun', version: 1, fields: [pets], publishedAt: now } }]);
  });

  it('refuses amounts above the platform’s highest', () => {
    const dear = { ...rooms, price: { kind: 'per_unit' as const, centavos: maximumAmount + 1, included: 0 } };
    given([])
      .when(publish([dear]))
      .thenLike({ refused: 'amount_too_high' });
    given([])
      .when(save([{ ...pets, price: { kind: 'add', centavos: maximumAmount + 1 } }]))
      .thenLike({ refused: 'amount_too_high' });
  });

  it('limits versions per day; repeats do not count', () => {
    const versions = Array.from({ length: MOST_VERSIONS_A_DAY }, (_, index) =>
      published(index + 1, index % 2 === 0 ? [rooms] : [pets]),
    );
    given(versions)
      .when(publish([rooms, pets]))
      .thenLike({ refused: 'too_many_requests' });
    given(versions)
      .when(publish([pets]))
      .then([]);
    given(versions)
      .when(publish([]))
      .thenLike([{ type: 'BookingFormPublished', data: { fields: [] } }]);
    const aDayLater = '2026-11-25T02:00:00.000Z';
    const data = { owner, fields: [rooms, pets], now: aDayLater, maximumAmount };
    given(versions)
      .when({ type: 'PublishForm', data })
      .thenLike([{ type: 'BookingFormPublished', data: { version: MOST_VERSIONS_A_DAY + 1 } }]);
  });

  it('keeps every version unchanged by later ones', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), formFields), { maxLength: 8 }), (steps) => {
        const model: FormField[][] = [[]];
        let { state } = given([]);
        for (const [isPublished, fields] of steps) {
          const decision = formDecider.decide(isPublished ? publish(fields) : save(fields), state);
          if ('refused' in decision) throw new Error('Expected events for an arbitrary form');
          state = decision.reduce(formDecider.evolve, state);
          if (isPublished && JSON.stringify(fields) !== JSON.stringify(model.at(-1))) model.push(fields);
        }
        expect(model.map((_, version) => formOfVersion(state, version)?.fields)).toEqual(model);
        expect(formOfVersion(state, model.length)).toBeUndefined();
      }),
    );
  });
});
