import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { Dispute } from '#contracts/views/dispute.ts';
import type { Side } from '../../../domain/booking/side.ts';
import { firstName } from '../../../domain/first-name.ts';
import { useLocale, useText, type Text } from '../../../i18n/use-text.ts';
import { Note } from '../../../ui/showing/Note.tsx';
import { disputeEn } from '../dispute.en.ts';

type Word = keyof typeof disputeEn;
type Notice = { title: string; text: string; tone: 'info' | 'warning' };

/** Status and next step of the dispute for one side, and the held part of a worker's pay. */
export function Progress({ dispute, side }: { dispute: Dispute; side: Side }) {
  const t = useText(disputeEn);
  const { title, text, tone } = useProgress(dispute, side);
  const { money } = dispute;
  const decision = dispute.decisions.at(-1);
  return (
    <div className="grid gap-3">
      <Note tone={tone} title={title}>
        {text}
      </Note>
      {decision && (
        <div className="rounded-12 bg-sunken p-4 text-14">
          <p className="text-16 font-strong">{decisionText(t, decision)}</p>
          <p className="mt-1 wrap-anywhere text-muted">{t('why', { reason: decision.reason })}</p>
        </div>
      )}
      {money && money.held > 0 && (
        <p className="text-14 text-muted">{t('held', { amount: formatPesoLong(money.held) })}</p>
      )}
      {money && money.paidOut > 0 && (
        <p className="text-14 text-muted">{t('paidOut', { amount: formatPesoLong(money.paidOut) })}</p>
      )}
    </div>
  );
}

export function decisionText(
  t: Text<Word>,
  { outcome, waived }: Pick<Dispute['decisions'][number], 'outcome' | 'waived'>,
): string {
  return t(outcome, { amount: formatPesoLong(waived) });
}

type Stages = Record<string, { title: Word; text: Word | null; tone?: Notice['tone'] }>;

const stages = {
  settled: { title: 'settled', text: null },
  refundWaits: { title: 'refundWaits', text: 'refundWaitsText' },
  again: { title: 'again', text: 'againText' },
  withdrawn: { title: 'withdrawn', text: 'withdrawnText' },
  agreed: { title: 'decided', text: 'youAgreed' },
  decided: { title: 'decided', text: 'decidedText' },
  asked: { title: 'answerNeeded', text: 'askedNeededText', tone: 'warning' },
  toAnswer: { title: 'answerNeeded', text: 'answerNeededText', tone: 'warning' },
  appealed: { title: 'appealed', text: 'appealedText' },
  looking: { title: 'looking', text: 'lookingText' },
  unanswered: { title: 'waitingFor', text: 'waitingForText' },
  otherAsked: { title: 'waitingFor', text: 'waitingForAsked' },
} satisfies Stages;

function stageOf(dispute: Dispute, side: Side): keyof typeof stages {
  const { status, acceptedBy, refundWaits } = dispute;
  if (status === 'settled' && refundWaits > 0) return 'refundWaits';
  if (status === 'settled' || status === 'withdrawn') return status;
  if (status === 'decided') return acceptedBy.includes(side) ? 'agreed' : 'decided';
  return turnOf(dispute, side);
}

function turnOf({ status, waitsFor, answeredAt, openedBy, reopened }: Dispute, side: Side): keyof typeof stages {
  const isUnheard = status === 'open' && answeredAt === null;
  if (waitsFor.includes(side)) return isUnheard && openedBy !== side ? 'toAnswer' : 'asked';
  if (waitsFor.includes('staff') && status === 'appealed') return 'appealed';
  if (waitsFor.includes('staff')) return reopened ? 'again' : 'looking';
  return isUnheard && openedBy === side ? 'unanswered' : 'otherAsked';
}

/** Deadline of the current turn: the answer, the appeal or Suki's decision. */
function untilOf({ appealBy, decideBy, waitsFor, answerBy }: Dispute): string {
  return appealBy ?? (waitsFor.includes('staff') ? decideBy : null) ?? answerBy;
}

/** Status as a title and a sentence. */
export function useProgress(dispute: Dispute, side: Side): Notice {
  const t = useText(disputeEn);
  const locale = useLocale();
  const { title, text, tone = 'info' }: Stages[string] = stages[stageOf(dispute, side)];
  const name = firstName((side === 'client' ? dispute.worker : dispute.client).name);
  const until = formatDayAndTime(untilOf(dispute), locale);
  return { title: t(title, { name }), text: text === null ? '' : t(text, { name, until }), tone };
}
