import { policyWords } from '#contracts/platform/policies.ts';

/** What each policy does, behind "Suki: ". */
export const policyNamesEn = policyWords;
