import { type DisputeSide, otherSideOf, questionedSides } from '#contracts/dispute/lifecycle.ts';
import type { disputeEvents } from '#contracts/events/dispute.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import { inMail } from '#contracts/links.ts';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import type { Language } from '#contracts/roles.ts';
import { sayAsGiven } from '#contracts/event-texts/say.ts';
import { inEveryLanguage } from '#infra/translations/translated-texts.ts';
import { disputeMailEn } from './dispute-mail.en.ts';

export type DisputeWord = keyof typeof disputeMailEn.text;

const words = inEveryLanguage(disputeMailEn, 'command-api/dispute/dispute-mail');

/** Notice of a dispute to one person. `until`: their deadline. */
export type DisputeNotice = {
  word: DisputeWord;
  side: DisputeSide;
  bookingId: string;
  until: string | null;
  reason: string | null;
};

type AddressedNotice = { accountId: string; notice: DisputeNotice };
type Step = Recorded<keyof typeof disputeEvents>;
type More = Partial<Pick<DisputeNotice, 'until' | 'reason'>>;

/** Notices that an event of a dispute causes. */
export function disputeNoticesOf(event: Step): AddressedNotice[] {
  const { data } = event;
  const noticeTo = (
    side: DisputeSide,
    word: DisputeWord,
    { until = null, reason = null }: More = {},
  ): AddressedNotice => ({
    accountId: side === 'client' ? data.clientId : data.workerAccountId,
    notice: { word, side, bookingId: data.bookingId, until, reason },
  });
  const both = (word: DisputeWord, more?: More) => [noticeTo('client', word, more), noticeTo('worker', word, more)];

  switch (event.type) {
    case 'DisputeOpened':
      return [noticeTo(otherSideOf(event.data.by), 'opened', { until: event.data.answerBy })];
    case 'DisputeMessageAdded':
      return noticesOfMessage(event.data).map(([side, word]) => noticeTo(side, word));
    case 'DisputeWithdrawn':
      return [noticeTo(otherSideOf(event.data.by), 'withdrawn')];
    case 'DisputeDecided':
      return both(event.data.appealBy === null ? 'decidedForGood' : 'decided', {
        until: event.data.appealBy,
        reason: event.data.reason,
      });
    case 'DisputeAppealed':
      return [noticeTo(otherSideOf(event.data.by), 'appealed')];
    case 'DisputeSettled':
      // The mail about a final decision stated this already.
      return event.data.because === 'accepted' ? both('settled') : [];
    case 'DisputeReopened':
      return both('reopened');
    case 'DisputeAnswerReminded':
      return [noticeTo(event.data.to, 'reminded', { until: event.data.answerBy })];
    case 'DisputeDecisionAccepted':
      return [];
  }
}

function noticesOfMessage({
  by,
  asks,
}: Extract<Step, { type: 'DisputeMessageAdded' }>['data']): [DisputeSide, DisputeWord][] {
  if (by !== 'staff') return [[otherSideOf(by), 'answered']];
  return questionedSides(asks).map((side) => [side, 'asked']);
}

type Mailed = {
  to: string;
  language: Language;
  notice: DisputeNotice;
  /** `name`: of the other side. */
  job: { service: string; name: string };
  publicUrl: string;
};

export function disputeMail({ to, language, notice, job: { service, name }, publicUrl }: Mailed) {
  const { word, side, bookingId, until, reason } = notice;
  const { job, subject, text, why, open } = words[language];
  const about = sayAsGiven(job, { service, name: inMail(name), side });
  const url = `${publicUrl}/${side}/bookings/${bookingId}/dispute`;
  const said = sayAsGiven(text[word], { job: about, until: until === null ? '' : formatDayAndTime(until, language) });
  return {
    to,
    subject: sayAsGiven(subject, { job: about }),
    text: [said, reason && sayAsGiven(why, { reason }), sayAsGiven(open, { url })].filter(Boolean).join('\n\n'),
  };
}
