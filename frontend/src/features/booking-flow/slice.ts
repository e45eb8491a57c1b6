import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { newId } from '../../browser/new-id.ts';
import { changed, draftInQuery, fingerprint, resumed, type BookingDraft } from './draft/draft.ts';
import { readDismissed, readDraft } from './draft/draft-storage.ts';
import { priced, type PriceRead } from './confirm/priced.ts';

/** A free start instead of the one that was refused: a Manila day and time. */
export type Alternative = { date: string; time: string };

export type Submission =
  | { status: 'idle' }
  | { status: 'submitting' }
  | { status: 'failed'; code: string; message: string; alternatives: Alternative[] }
  | { status: 'done'; bookingId: string };

export type BookingFlowState = { draft: BookingDraft; dismissed: string | null; submission: Submission };

const idle: Submission = { status: 'idle' };

export const bookingFlowSlice = createSlice({
  name: 'bookingFlow',
  initialState: (): BookingFlowState => ({ draft: readDraft(), dismissed: readDismissed(), submission: idle }),
  reducers: {
    /** A field set to undefined is forgotten. */
    draftChanged(state, { payload }: PayloadAction<Partial<BookingDraft>>) {
      state.draft = changed(state.draft, payload);
      state.submission = idle;
    },
    /** The address bar of a resumed flow: what it says goes over the draft, and nothing else is touched. */
    draftResumed(state, { payload: search }: PayloadAction<string>) {
      const next = resumed(state.draft, draftInQuery(new URLSearchParams(search)));
      if (fingerprint(next) === fingerprint(state.draft)) return;
      state.draft = next;
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
      prepare: () => ({ payload: { newKey: newId() } }),
      reducer(state, { payload }: PayloadAction<{ newKey: string }>) {
        state.draft.submissionKey ??= payload.newKey;
        state.submission = { status: 'submitting' };
      },
    },
    bookingCreated(state, { payload }: PayloadAction<string>) {
      state.draft = {};
      state.submission = { status: 'done', bookingId: payload };
    },
    /** A refusal is final for its key; a call that got no answer is sent again with the same. */
    bookingRefused(
      state,
      { payload }: PayloadAction<{ code: string; message: string; alternatives: Alternative[]; isFinal: boolean }>,
    ) {
      const { isFinal, ...failure } = payload;
      if (isFinal) delete state.draft.submissionKey;
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
  bookingCreated,
  bookingRefused,
} = bookingFlowSlice.actions;
