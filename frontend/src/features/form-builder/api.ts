import { formCalls } from '#contracts/calls/form.ts';
import { api } from '../../api/api.ts';
import { callQuery } from '../../api/call-query.ts';

export const formBuilderApi = api.injectEndpoints({
  endpoints: (build) => ({
    listForms: build.query({ ...callQuery(formCalls.listForms), providesTags: ['Form'] }),
    readFormEditor: build.query({ ...callQuery(formCalls.readFormEditor), providesTags: ['Form'] }),
    readOwnForm: build.query({ ...callQuery(formCalls.readOwnForm), providesTags: ['Form'] }),
    saveForm: build.mutation({ ...callQuery(formCalls.saveForm), invalidatesTags: ['Form', 'Audit'] }),
    saveOwnForm: build.mutation({ ...callQuery(formCalls.saveOwnForm), invalidatesTags: ['Form'] }),
  }),
});

export const {
  useListFormsQuery,
  useReadFormEditorQuery,
  useReadOwnFormQuery,
  useSaveFormMutation,
  useSaveOwnFormMutation,
} = formBuilderApi;
