import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { NewBooking } from '#contracts/calls/booking.ts';
import { newId } from '../../browser/new-id.ts';
import { changed, draftInQuery, fingerprint, resumed, unsent, type BookingDraft } from './draft/draft.ts';
import { readDismissed, readDraft } from './draft/draft-storage.ts';
import { priced, type PriceRead } from './confirm/priced.ts';

/** A free start instead of the one that was refused: a Manila day and time. */
export type Alternative = { date: string; time: string };

export type Submission =
  | { status: 'idle' }
  /** `press`: which press of Confirm it is. */
  | { status: 'submitting'; press: string }
  | { status: 'failed'; code: string; message: string; alternatives: Alternative[] }
  | { status: 'done'; bookingId: string };

/** What goes out as one booking, however often it is sent. */
export type Attempt = { key: string; body: NewBooking };

type Refusal = {
  /** None where nothing was sent. */
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
    /** A field set to undefined is forgotten. What is being booked stays as it was confirmed. */
    draftChanged(state, { payload }: PayloadAction<Partial<BookingDraft>>) {
      if (state.submission.status === 'submitting') return;
      state.draft = changed(state.draft, payload);
      state.submission = idle;
    },
    /**
     * The address bar of a resumed flow: what it says goes over the draft, and nothing else is touched. While one is
     * being booked, who says otherwise by an address begins another.
     */
    draftResumed(state, { payload: search }: PayloadAction<string>) {
      const next = resumed(state.draft, draftInQuery(new URLSearchParams(search)));
      if (fingerprint(next) === fingerprint(state.draft)) return;
      state.draft = state.submission.status === 'submitting' ? unsent(next) : next;
      state.submission = idle;
    },
    /** Nobody decided anything: what is sent again is the same booking, under its key. */
    priceRead(state, { payload }: PayloadAction<PriceRead>) {
      state.draft = priced(state.draft, payload);
    },
    /** The questions were read, or answered otherwise: what is sent again is still the same booking. */
    formRead(state, { payload }: PayloadAction<Pick<BookingDraft, 'answers' | 'estimate'>>) {
      Object.assign(state.draft, payload);
    },
    /** Its questions can't be booked by any more: the answers go into the new ones, as far as those ask the same. */
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
    /** Hidden for this session, until the draft changes. */
    bannerDismissed(state) {
      state.dismissed = fingerprint(state.draft);
    },
    bookingSubmitted: {
      prepare: () => ({ payload: { press: newId() } }),
      reducer(state, { payload }: PayloadAction<{ press: string }>) {
        if (state.submission.status !== 'submitting') state.submission = { status: 'submitting', ...payload };
      },
    },
    /** Kept before the call goes out: a page that is closed meanwhile has not heard the answer either. */
    bookingSent(state, { payload: { key, body } }: PayloadAction<Attempt>) {
      state.draft.submissionKey = key;
      state.draft.sentBody = body;
    },
    /** Another draft that was begun meanwhile is none of its business. */
    bookingCreated(state, { payload: { key, bookingId } }: PayloadAction<{ key: string; bookingId: string }>) {
      if (state.draft.submissionKey !== key) return;
      state.draft = {};
      state.submission = { status: 'done', bookingId };
    },
    /** A refusal is final for its key; what may have been booked is sent again with the same. */
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
