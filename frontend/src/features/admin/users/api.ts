import { personForStaffCalls } from '#contracts/calls/account-staff.ts';
import { workerCalls } from '#contracts/calls/worker.ts';
import { api } from '../../../api/api.ts';
import { callQuery } from '../../../api/call-query.ts';

const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    readWorkerFigures: build.query({
      ...callQuery(workerCalls.readWorkerFigures),
      providesTags: ['User', 'Payout'],
    }),
    readPersonCases: build.query({ ...callQuery(personForStaffCalls.readPersonCases), providesTags: ['User', 'Bug'] }),
    listStaffNotes: build.query({ ...callQuery(personForStaffCalls.listStaffNotes), providesTags: ['User'] }),
    addStaffNote: build.mutation({
      ...callQuery(personForStaffCalls.addStaffNote),
      invalidatesTags: ['User', 'Audit'],
    }),
  }),
});

export const { useReadWorkerFiguresQuery, useReadPersonCasesQuery, useListStaffNotesQuery, useAddStaffNoteMutation } =
  usersApi;
