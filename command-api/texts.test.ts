import { describe, expect, test } from 'vitest';
import { looksLikeLink } from '#contracts/links.ts';
import { type Language, languages } from '#contracts/roles.ts';
import { inGsmIfPossible, segmentsOf } from '#infra/sms/segments.ts';
import { signInChangedText } from './account/cloud/sign-in-changed-message.ts';
import { phoneCodeText } from './account/codes/phone-code-text.ts';
import { contactChangedText } from './account/contact/contact-changed-message.ts';
import { closingText } from './account/my-data/closing-messages.ts';
import { passwordChangedText, resetText } from './account/passwords/password-messages.ts';
import { secondFactorChangedText } from './account/second-factor/second-factor-messages.ts';
import { payoutAccountText } from './payout/payout-account-notice.ts';
import { lostJobsText } from './process-managers/lost-jobs-message.ts';

const to = '+639171234567';
const at = '2026-11-18T03:00:00.000Z';
const payout = {
  method: 'gcash',
  account: '•••• 4567',
  bank: null,
  setAt: at,
  heldUntil: '2026-11-20T03:00:00.000Z',
} as const;

/** Every text that Suki sends, and its segments in English, Filipino and Cebuano. */
const texts: Record<string, [(language: Language) => { text: string }, [number, number, number]]> = {
  code: [(language) => phoneCodeText({ phone: to, language }, '123456'), [1, 1, 1]],
  'reset code': [(language) => resetText({ to, language, code: '123456', byStaff: false }), [1, 1, 1]],
  'reset code by staff': [(language) => resetText({ to, language, code: '123456', byStaff: true }), [1, 1, 1]],
  'changed password': [(language) => passwordChangedText({ to, language }), [1, 1, 1]],
  'closed account': [(language) => closingText({ to, language, reopenUntil: at }), [1, 1, 1]],
  'reopened account': [(language) => closingText({ to, language, reopenUntil: null }), [1, 1, 1]],
  ...Object.fromEntries(
    (['email', 'phone'] as const).map((kind) => [
      `changed ${kind}`,
      [
        (language: Language) => contactChangedText({ to, language, kind, undoUntil: at, code: 'ABCD-EFGH-JKMN' }),
        [1, 2, 2],
      ],
    ]),
  ),
  ...Object.fromEntries(
    (['added', 'removed', 'passkeyAdded', 'passkeyRemoved', 'passkeyCopied'] as const).map((change) => [
      `sign-in: ${change}`,
      [(language: Language) => signInChangedText({ to, language, change }), [1, 1, 1]],
    ]),
  ),
  ...Object.fromEntries(
    (['added', 'removed', 'reset', 'codesRenewed', 'codeUsed'] as const).map((change) => [
      `second factor: ${change}`,
      [
        (language: Language) => secondFactorChangedText({ to, language, change }),
        change === 'added' || change === 'reset' || change === 'codeUsed' ? [1, 2, 2] : [1, 1, 1],
      ],
    ]),
  ),
  'payout account': [(language) => payoutAccountText({ phone: to, language }, payout), [2, 2, 2]],
  'first payout account': [
    (language) => payoutAccountText({ phone: to, language }, { ...payout, first: true }),
    [2, 2, 2],
  ],
  'lost jobs': [(language) => lostJobsText({ to, language, jobs: ['one', 'two'] }), [1, 1, 1]],
};

describe.each(Object.entries(texts))('the text about: %s', (_, [write, segments]) => {
  test('has no link, which carriers block', () => {
    for (const language of languages) {
      const { text } = write(language);
      expect(text).not.toMatch(/https?:|www\./i);
      expect({ text, isLink: looksLikeLink(text) }).toEqual({ text, isLink: false });
    }
  });

  test('has the stated number of segments', () => {
    expect(languages.map((language) => segmentsOf(inGsmIfPossible(write(language).text)))).toEqual(segments);
  });
});
