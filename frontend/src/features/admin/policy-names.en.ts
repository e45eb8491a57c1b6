import { policyWords } from '#contracts/policies.ts';

/** What each policy does, behind "Policy: ". */
export const policyNamesEn = policyWords;
