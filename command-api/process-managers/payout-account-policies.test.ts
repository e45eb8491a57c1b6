import { handleWith } from '#infra/eventing/testing.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AccountEvent } from '#contracts/events/account.ts';
import type { DataOf, Recorded } from '#contracts/events/registry.ts';
import { streams } from '#contracts/events/streams.ts';
import type { Language } from '#contracts/roles.ts';
import { openCommandHarness } from '#tests/harness/command-harness.ts';
import { accountDecider } from '../account/decider.ts';
import type { Policy } from './policy.ts';
import { whenPayoutAccountSetMail, whenPayoutAccountSetText } from './when-payout-account-set-tell.ts';

const setAt = '2026-11-22T13:10:00.000Z';
const heldUntil = '2026-11-24T13:10:00.000Z';
const bpi: DataOf<'PayoutAccountSet'> = {
  workerId: 'w-jun',
  accountId: 'a-jun',
  method: 'bank',
  account: '001234567890',
  name: 'Jun Bautista',
  bank: 'BPI',
  setAt,
  heldUntil,
};

let harness: Awaited<ReturnType<typeof openCommandHarness>>;
beforeEach(async () => {
  harness = await openCommandHarness();
});
afterEach(() => harness.close());

const emailVerified: AccountEvent = { type: 'EmailVerified', data: { email: 'jun@suki.test' } };
const phoneVerified: AccountEvent = { type: 'PhoneVerified', data: { phone: '+639171234821' } };

async function jun(
  proofs: readonly AccountEvent[],
  { language = 'en', firstName = 'Jun' }: { language?: Language; firstName?: string } = {},
) {
  const registered: AccountEvent = {
    type: 'AccountRegistered',
    data: {
      accountId: 'a-jun',
      email: 'jun@suki.test',
      phone: '+639171234821',
      firstName,
      lastName: 'Bautista',
      userType: 'worker',
      workerId: 'w-jun',
      avatar: null,
      language,
    },
  };
  await handleWith(harness.commands, accountDecider, streams.account('a-jun'), () => [registered, ...proofs], {
    commandId: crypto.randomUUID(),
    actor: 'system',
    now: setAt,
  });
}

/** Messages to the worker after the event, on both channels. */
async function told(data: DataOf<'PayoutAccountSet'>, now = setAt) {
  for (const policy of [whenPayoutAccountSetMail, whenPayoutAccountSetText] as Policy[]) {
    const step = policy.on.PayoutAccountSet?.({
      type: 'PayoutAccountSet',
      data,
      recordedAt: setAt,
    } as Recorded<'PayoutAccountSet'>);
    if (!step || 'cancel' in step) throw new Error(`${policy.name} has nothing to do`);
    expect(JSON.stringify(step)).not.toContain(data.account);
    const { commands, payments, mail, sms, secretStore, undoLinks, resetLinks, calendars, staff } = harness;
    await policy.act(
      step.schedule.data,
      {
        commands,
        payments,
        mail,
        sms,
        secretStore,
        undoLinks,
        calendars,
        resetLinks,
        staff,
        privateFiles: { remove: () => Promise.reject(new Error('not asked for')) },
        settings: () => Promise.reject(new Error('not asked for')),
      },
      { commandId: crypto.randomUUID(), actor: 'system', now },
    );
  }
  return (await harness.outbox.list()).toReversed();
}

describe('a changed payout account', () => {
  it('is notified by mail and text with account, time, end of the hold and what to do', async () => {
    await jun([emailVerified, phoneVerified]);
    const sent = await told(bpi);
    expect(sent.map(({ channel, to, subject }) => [channel, to, subject])).toEqual([
      ['mail', 'jun@suki.test', 'Your Suki payout account was changed'],
      ['sms', '+639171234821', ''],
    ]);
    for (const { text } of sent) {
      const words =
        'Your Friday money now goes to BPI *** 7890: it was changed on Sun, Nov 22, 9:10\u00a0PM. ' +
        'Payouts wait until Tue, Nov 24, 9:10\u00a0PM.';
      expect(text).toContain(words);
      expect(text).toContain('Not you? Change it back under Payout details in Suki, and tell us at once');
      expect(text).not.toContain('001234567890');
    }
  });

  it('is notified in the worker’s language', async () => {
    await jun([emailVerified, phoneVerified], { language: 'fil' });
    const [mail, text] = await told(bpi);
    expect(mail).toMatchObject({
      subject: 'Nabago ang Suki payout account mo',
      text: expect.stringMatching(/^Kumusta Jun,/),
    });
    expect(text?.text).toContain('Hindi ba ikaw ito?');
  });

  it('is not notified to an unproven address', async () => {
    await jun([phoneVerified]);
    expect((await told(bpi)).map(({ channel }) => channel)).toEqual(['sms']);
  });

  describe('after the worker’s number changed', () => {
    const moved = (undoUntil: string, formerProven = true): AccountEvent => ({
      type: 'ContactChanged',
      data: {
        changeId: 'c-1',
        kind: 'phone',
        value: '+639998887777',
        former: '+639171234821',
        formerProven,
        tell: null,
        undoUntil,
        proof: 'recent_sign_in',
      },
    });
    const texted = async () => (await told(bpi)).filter(({ channel }) => channel === 'sms').map(({ to }) => to);

    it('is also notified to the former number, because a thief may have changed it', async () => {
      await jun([emailVerified, phoneVerified, moved('2026-11-29T13:00:00.000Z')]);
      expect(await texted()).toEqual(['+639171234821', '+639998887777']);
    });

    it('is not notified there once the change can no longer be undone', async () => {
      await jun([phoneVerified, moved('2026-11-22T13:09:59.000Z')]);
      expect(await texted()).toEqual(['+639998887777']);
    });

    it('is not notified to an unproven former number', async () => {
      await jun([moved('2026-11-29T13:00:00.000Z', false)]);
      expect(await texted()).toEqual(['+639998887777']);
    });
  });

  it('is not notified when the log is processed again two days later', async () => {
    await jun([emailVerified, phoneVerified]);
    expect(await told(bpi, '2026-11-24T13:10:00.001Z')).toEqual([]);
  });

  it('contains no link from a bank’s or worker’s name', async () => {
    await jun([emailVerified, phoneVerified], { firstName: 'Win at www.evil.com' });
    for (const { text } of await told({ ...bpi, bank: 'BPI, see http://evil.example' }))
      expect(text).not.toMatch(/https?:\/\/|www\.\S|evil\.\S/);
  });
});

it('notifies a first account as such, with the end of the hold', async () => {
  await jun([emailVerified, phoneVerified]);
  const [mail] = await told({ ...bpi, first: true });
  expect(mail).toMatchObject({
    subject: 'Your Suki payout account was set',
    text: expect.stringContaining('Payouts wait until'),
  });
});

it('states no hold for a first account from before that rule', async () => {
  await jun([emailVerified, phoneVerified]);
  expect(await told({ ...bpi, heldUntil: null })).toEqual([]);
});
