import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { NewBooking } from '#contracts/calls/booking.ts';
import { newId } from '../../browser/new-id.ts';
import { changed, draftInQuery, fingerprint, resumed, unsent, type BookingDraft } from './draft/draft.ts';
import { readDismissed, readDraft } from './draft/draft-storage.ts';
import { priced, type PriceRead } from './confirm/priced.ts';

/** A free start to replace a refused one: Manila day and time. */
export type Alternative = { date: string; time: string };

export type Submission =
  | { status: 'idle' }
  /** `press`: identifies the press of Confirm. */
  | { status: 'submitting'; press: string }
  | { status: 'failed'; code: string; message: string; alternatives: Alternative[] }
  | { status: 'done'; bookingId: string };

/** Key and body of one booking, unchanged for all attempts. */
export type Attempt = { key: string; body: NewBooking };

type Refusal = {
  /** undefined if nothing was sent. */
  key: string | undefined;
  code: string;
  message: string;
  alternatives: Alternative[];
  isFinal: boolean;
};

export type BookingFlowState = { draft: BookingDraft; dismissed: string | null; submission: Submission };

const idle: Submission = { status: 'idle' };

export const bookingFlowSlice = createSlice({
  name: 'bookingFlow',
  initialState: (): BookingFlowState => ({ draft: readDraft(), dismissed: readDismissed(), submission: idle }),
  reducers: {
    /** A field set to undefined is removed. A booking under submission stays unchanged. */
    draftChanged(state, { payload }: PayloadAction<Partial<BookingDraft>>) {
      if (state.submission.status === 'submitting') return;
      state.draft = changed(state.draft, payload);
      state.submission = idle;
    },
    /** Applies the address's values to the draft. During a submission, a differing address starts another draft. */
    draftResumed(state, { payload: search }: PayloadAction<string>) {
      const next = resumed(state.draft, draftInQuery(new URLSearchParams(search)));
      if (fingerprint(next) === fingerprint(state.draft)) return;
      state.draft = state.submission.status === 'submitting' ? unsent(next) : next;
      state.submission = idle;
    },
    /** Not a choice of the user: another attempt is still the same booking under its key. */
    priceRead(state, { payload }: PayloadAction<PriceRead>) {
      state.draft = priced(state.draft, payload);
    },
    /** After a change of questions or answers, another attempt is still the same booking. */
    formRead(state, { payload }: PayloadAction<Pick<BookingDraft, 'answers' | 'estimate'>>) {
      Object.assign(state.draft, payload);
    },
    /** The form is outdated: answers are kept where the new questions are the same. */
    formOutdated(state) {
      delete state.draft.estimate;
      delete state.draft.formDone;
    },
    draftLoaded(state, { payload }: PayloadAction<BookingDraft>) {
      state.draft = payload;
      state.submission = idle;
    },
    draftCancelled(state) {
      state.draft = {};
      state.submission = idle;
    },
    /** Hidden for this session until the draft changes. */
    bannerDismissed(state) {
      state.dismissed = fingerprint(state.draft);
    },
    bookingSubmitted: {
      prepare: () => ({ payload: { press: newId() } }),
      reducer(state, { payload }: PayloadAction<{ press: string }>) {
        if (state.submission.status !== 'submitting') state.submission = { status: 'submitting', ...payload };
      },
    },
    /** Stored before the request: a page closed meanwhile has not received the response either. */
    bookingSent(state, { payload: { key, body } }: PayloadAction<Attempt>) {
      state.draft.submissionKey = key;
      state.draft.sentBody = body;
    },
    /** Leaves another draft started meanwhile unchanged. */
    bookingCreated(state, { payload: { key, bookingId } }: PayloadAction<{ key: string; bookingId: string }>) {
      if (state.draft.submissionKey !== key) return;
      state.draft = {};
      state.submission = { status: 'done', bookingId };
    },
    /** A refusal is final for its key; an attempt with an unknown result is sent again under the same key. */
    bookingRefused(state, { payload }: PayloadAction<Refusal>) {
      const { key, isFinal, ...failure } = payload;
      if (state.draft.submissionKey !== key) return;
      if (isFinal) state.draft = unsent(state.draft);
      state.submission = { status: 'failed', ...failure };
    },
  },
});

export const {
  draftChanged,
  draftResumed,
  priceRead,
  formRead,
  formOutdated,
  draftLoaded,
  draftCancelled,
  bannerDismissed,
  bookingSubmitted,
  bookingSent,
  bookingCreated,
  bookingRefused,
} = bookingFlowSlice.actions;
