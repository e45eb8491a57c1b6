import { policyWords } from '#contracts/platform/policies.ts';

/** What each policy does, behind "Policy: ". */
export const policyNamesEn = policyWords;
