import { personCaseCalls } from '#contracts/calls/account-cases.ts';
import { staffNoteCalls } from '#contracts/calls/account-staff-notes.ts';
import { workerFiguresCalls } from '#contracts/calls/worker-figures.ts';
import { api } from '../../../api/api.ts';
import { callQuery } from '../../../api/call-query.ts';

const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    readWorkerFigures: build.query({
      ...callQuery(workerFiguresCalls.readWorkerFigures),
      providesTags: ['User', 'Payout'],
    }),
    readPersonCases: build.query({ ...callQuery(personCaseCalls.readPersonCases), providesTags: ['User', 'Bug'] }),
    listStaffNotes: build.query({ ...callQuery(staffNoteCalls.listStaffNotes), providesTags: ['User'] }),
    addStaffNote: build.mutation({ ...callQuery(staffNoteCalls.addStaffNote), invalidatesTags: ['User', 'Audit'] }),
  }),
});

export const { useReadWorkerFiguresQuery, useReadPersonCasesQuery, useListStaffNotesQuery, useAddStaffNoteMutation } =
  usersApi;
