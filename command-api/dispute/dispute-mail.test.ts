import { expect, it } from 'vitest';
import { languages } from '#contracts/roles.ts';
import { disputeMail, type DisputeWord } from './dispute-mail.ts';
import { disputeMailEn } from './dispute-mail.en.ts';

const words = Object.keys(disputeMailEn.text) as DisputeWord[];
const bookingId = '01996b3c-7e10-7000-8000-000000000001';

it.each(languages)('names the job by its service and the other side, in %s', (language) => {
  for (const word of words) {
    for (const side of ['client', 'worker'] as const) {
      const { subject, text } = disputeMail({
        to: 'andrea@suki.ph',
        language,
        notice: { word, side, bookingId, until: '2026-11-20T02:00:00.000Z', reason: null },
        job: { service: 'Plumbing', name: 'Jun Bautista' },
        publicUrl: 'https://suki.test',
      });
      for (const said of [subject, text]) {
        expect(said).toMatch(/Plumbing .*Jun Bautista/);
        expect(said).not.toMatch(/SK-/);
      }
    }
  }
});
