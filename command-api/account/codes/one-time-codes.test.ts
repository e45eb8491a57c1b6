import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AccountHarness, openAccountHarness } from '#tests/harness/account-harness.ts';
import { createOneTimeCodes, type OneTimeCodes } from './one-time-codes.ts';

const phone = '+639171234567';
let harness: AccountHarness;
let codes: OneTimeCodes;

beforeEach(async () => {
  harness = await openAccountHarness();
  codes = createOneTimeCodes(harness.deps, 'phone-code');
});
afterEach(() => harness.close());

/** `sent`, or how many minutes are to be waited. */
async function asked(accountId: string, to = phone, origin?: string, isProven = false): Promise<string | number> {
  return codes.make(accountId, to, { origin, isProven }).then(
    () => 'sent',
    ({ code, retryAfterSeconds }) => (code === 'too_many_requests' ? retryAfterSeconds / 60 : code),
  );
}

describe('codes to a number', () => {
  test('are limited to six an hour from any caller, with the same refusal for all', async () => {
    for (let account = 1; account <= 6; account++) expect(await asked(`a-${account}`)).toBe('sent');
    expect(await asked('a-7')).toBe(60);
    harness.passMinutes(1);
    expect([await asked('a-1'), await asked('a-8')]).toEqual([59, 59]);
    expect(await asked('a-8', '+639180000001')).toBe('sent');
    harness.passMinutes(59);
    expect(await asked('a-7')).toBe('sent');
  });

  test('are limited to fifteen a day', async () => {
    let sent = 0;
    for (let hour = 0; hour < 4; hour++) {
      for (let account = 1; account <= 6; account++) if ((await asked(`a-${hour}-${account}`)) === 'sent') sent += 1;
      harness.passMinutes(60);
    }
    expect(sent).toBe(15);
    expect(await asked('another')).toBe(20 * 60);
  });
});

test('remain available to a user who has proven it, after strangers requested six', async () => {
  for (let account = 1; account <= 6; account++) await asked(`a-${account}`);
  expect(await asked('owner', phone, '203.0.113.7', true)).toBe('sent');
  for (let time = 0; time < 5; time++) {
    harness.passMinutes(1);
    expect(await asked('owner', phone, '203.0.113.7', true)).toBe('sent');
  }
  harness.passMinutes(1);
  expect(await asked('owner', phone, '203.0.113.7', true)).toBe(54);
});

test('limits an account to six numbers an hour', async () => {
  for (let number = 1; number <= 6; number++) expect(await asked('a-1', `+63918000000${number}`)).toBe('sent');
  expect(await asked('a-1', '+639180000007')).toBe(60);
});

test('limits a network to sixty an hour, independently of others', async () => {
  for (let number = 10; number < 70; number++)
    expect(await asked(`a-${number}`, `+6391800000${number}`, '203.0.113.7')).toBe('sent');
  expect(await asked('a-1', '+639180000001', '203.0.113.7')).toBe(60);
  expect(await asked('a-1', '+639180000001', '198.51.100.1')).toBe('sent');
});

test('does not count refused requests', async () => {
  for (let account = 1; account <= 6; account++) await asked(`a-${account}`);
  for (let time = 0; time < 10; time++) await asked('a-7', phone, '203.0.113.7');
  for (let number = 1; number <= 6; number++)
    expect(await asked('a-7', `+63918000000${number}`, '203.0.113.7')).toBe('sent');
});

describe('attempts at a code', () => {
  const wrongTo = (code: string) => (code === '000000' ? '000001' : '000000');
  const tried = (code: string, by = 'c-1', spends = false) => codes.check('a-1', phone, code, { by, spends });

  test('use it up at the fifth wrong one, after which the right code fails', async () => {
    const code = await codes.make('a-1', phone);
    const wrong = wrongTo(code);
    for (let time = 1; time <= 4; time++) expect(await tried(wrong)).toBe('wrong');
    expect(await tried(wrong)).toBe('used_up');
    expect(await tried(code)).toBe('used_up');
  });

  test('allow a new valid code immediately once the last one is used up', async () => {
    const code = await codes.make('a-1', phone);
    expect(await asked('a-1')).toBe(0.5);
    for (let time = 1; time <= 5; time++) await tried(wrongTo(code));
    const another = await codes.make('a-1', phone);
    expect(await tried(another)).toBe('right');
  });

  test('are not reduced by the right code', async () => {
    const code = await codes.make('a-1', phone);
    for (let time = 1; time <= 6; time++) expect(await tried(code)).toBe('right');
  });

  test('accept a spent code again for the command that spent it only, and a new one is sent immediately', async () => {
    const code = await codes.make('a-1', phone);
    expect(await tried(code, 'c-1', true)).toBe('right');
    expect([await tried(code, 'c-1', true), await tried(code, 'c-2', true)]).toEqual(['right', 'spent']);
    expect(await tried(wrongTo(code), 'c-2')).toBe('wrong');
    const another = await codes.make('a-1', phone);
    expect([await tried(code, 'c-1'), await tried(another, 'c-2')]).toEqual(['wrong', 'right']);
  });

  test('let one of many concurrent commands spend a code', async () => {
    const code = await codes.make('a-1', phone);
    const told = await Promise.all(Array.from({ length: 8 }, (_, n) => tried(code, `c-${n}`, true)));
    expect(told.filter((each) => each === 'right')).toHaveLength(1);
    expect(new Set(told)).toEqual(new Set(['right', 'spent']));
  });
});
