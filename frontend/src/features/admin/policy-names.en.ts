import { policyWords } from '#contracts/platform/policies.ts';

/** Name of each policy, shown after "Suki: ". */
export const policyNamesEn = policyWords;
