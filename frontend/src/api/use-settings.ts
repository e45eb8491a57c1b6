import { platformCalls } from '#contracts/calls/platform.ts';
import { defaultSettings, type PublicSettings } from '#contracts/platform/settings.ts';
import { api } from './api.ts';
import { callQuery } from './call-query.ts';

/** Cache time of the platform's settings: five minutes (specification section 9). */
const KEPT_S = 300;

export const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    readPublicConfig: build.query({
      ...callQuery(platformCalls.readPublicConfig),
      providesTags: ['Config'],
      keepUnusedDataFor: KEPT_S,
    }),
  }),
});

/** Whether texts are sent; assumed until that is loaded. */
export function useTexts(): boolean {
  return settingsApi.useReadPublicConfigQuery().data?.texts ?? true;
}

/** Platform settings; defaults until they are loaded. */
export function useSettings(): PublicSettings {
  const { data } = settingsApi.useReadPublicConfigQuery(undefined, { refetchOnMountOrArgChange: KEPT_S });
  return data ?? defaultSettings;
}
