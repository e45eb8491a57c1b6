import { expect, it } from 'vitest';
import { policyWords, ruleWords } from '#contracts/platform/policies.ts';
import { allPolicies } from './all.ts';

it('every policy has its words, under the name by which events know it', () => {
  expect([...allPolicies.map(({ name }) => name), ...Object.keys(ruleWords)].toSorted()).toEqual(
    Object.keys(policyWords).toSorted(),
  );
});
