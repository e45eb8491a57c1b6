import { ownReasonsCeb } from './own-reasons.ceb.ts';
import { ownReasonsEn } from './own-reasons.en.ts';
import { ownReasonsFil } from './own-reasons.fil.ts';

type OwnReason = keyof typeof ownReasonsEn;

const keysByText: ReadonlyMap<string, OwnReason> = new Map(
  (Object.keys(ownReasonsEn) as OwnReason[]).map((key) => [ownReasonsEn[key], key]),
);

/**
 * A reason for its reader: Suki's own reasons are translated (`fil-PH`, `ceb`, …), text of people stays. Accepts
 * reasons with or without a final full stop.
 */
export function reasonIn(locale: string, reason: string): string {
  const words = wordsOf(locale);
  const key = words && keysByText.get(reason.replace(/\.$/, ''));
  return key ? words[key] : reason;
}

function wordsOf(locale: string): Record<OwnReason, string> | null {
  if (locale.startsWith('fil')) return ownReasonsFil;
  return locale.startsWith('ceb') ? ownReasonsCeb : null;
}
