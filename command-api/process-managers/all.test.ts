import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { policyWords, ruleWords } from '#contracts/platform/policies.ts';
import { allPolicies } from './all.ts';
import { TOLD_WITHIN_MS } from './policy.ts';

it('every policy has texts under its stored name', () => {
  expect([...allPolicies.map(({ name }) => name), ...Object.keys(ruleWords)].toSorted()).toEqual(
    Object.keys(policyWords).toSorted(),
  );
});

it('every policy that sends messages is marked `tells`, so that stale messages are dropped', () => {
  const texts = readdirSync(import.meta.dirname)
    .filter((name) => name.startsWith('when-') && !name.endsWith('.test.ts'))
    .map((name) => ({ name, text: readFileSync(`${import.meta.dirname}/${name}`, 'utf8') }));
  const sending = texts.filter(({ text }) => /\b(mail|sms)\.send\(/.test(text));
  expect(sending.length).toBeGreaterThan(10);
  // It also changes state, and checks the age of its messages itself.
  const silent = sending.filter(({ text }) => !text.includes('tells: true')).map(({ name }) => name);
  expect(silent).toEqual(['when-suspended-reopen-jobs.ts']);
  expect(allPolicies.filter(({ tells }) => tells).every((one) => one.staleAfterMs === TOLD_WITHIN_MS)).toBe(true);
});
