import { policyWords } from '#contracts/platform/policies.ts';

/** The name of each policy, after "Suki: ". */
export const policyNamesEn = policyWords;
