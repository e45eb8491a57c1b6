import { isDeepStrictEqual } from 'node:util';
import type { FormEvent } from '#contracts/events/form.ts';
import { foldForm, type FormState, emptyFormState, publishedForm } from '#contracts/form/form-fold.ts';
import type { FormField } from '#contracts/form/form-field.ts';
import { DAY_MS } from '#contracts/manila-time.ts';
import { type Refusal, refuse } from '#contracts/refusal.ts';
import type { Decider } from '#infra/eventing/command-handling.ts';
import type { Decision } from '../command-handling/decision.ts';
import { withinAmountLimit } from '../platform/amount-limit.ts';
import type { ChangeForm, FormCommand } from './commands.ts';

type Decided = Decision<FormEvent>;

export const formDecider: Decider<FormState, FormCommand, FormEvent, Refusal> = {
  initialState: emptyFormState,
  evolve: foldForm,
  decide,
};

function decide({ type, data }: FormCommand, state: FormState): Decided {
  return withinAmountLimit(type === 'SaveDraft' ? saveDraft(data, state) : publish(data, state), data, amountsIn);
}

/** A draft equal to the published form is removed. */
function saveDraft({ owner, fields, now }: ChangeForm, state: FormState): Decided {
  const { draft } = state;
  if (isDeepStrictEqual(fields, publishedForm(state).fields))
    return draft ? [{ type: 'FormDraftDiscarded', data: { owner } }] : [];
  return isDeepStrictEqual(fields, draft?.fields)
    ? []
    : [{ type: 'FormDraftSaved', data: { owner, fields, savedAt: now } }];
}

/** All versions stay in memory for bookings, so their number is limited. */
export const MOST_VERSIONS_A_DAY = 30;

/** Equal questions create no new version. */
function publish({ owner, fields, now }: ChangeForm, state: FormState): Decided {
  const { version, fields: asked } = publishedForm(state);
  if (isDeepStrictEqual(fields, asked)) return state.draft ? [{ type: 'FormDraftDiscarded', data: { owner } }] : [];
  // An empty form can always be published.
  if (fields.length > 0 && isPublishedTooOften(state, now)) return refuse('too_many_requests');
  const form = { version: version + 1, fields, publishedAt: now };
  return owner.kind === 'category'
    ? [{ type: 'BookingFormPublished', data: { category: owner.category, ...form } }]
    : [{ type: 'WorkerFormPublished', data: { workerId: owner.workerId, ...form } }];
}

/** Counts the 24 hours before the instant `now`. */
function isPublishedTooOften({ versions }: FormState, now: string): boolean {
  const first = versions.at(-MOST_VERSIONS_A_DAY);
  return first !== undefined && Date.parse(now) - Date.parse(first.publishedAt) < DAY_MS;
}

function amountsIn({ data }: FormEvent): number[] {
  return 'fields' in data ? data.fields.flatMap(addedBy) : [];
}

/** Centavos. */
function addedBy(field: FormField): number[] {
  const prices = [
    ...('price' in field ? [field.price] : []),
    ...('options' in field ? field.options.map(({ price }) => price) : []),
  ];
  return prices.flatMap((price) => (price && 'centavos' in price ? [price.centavos] : []));
}
