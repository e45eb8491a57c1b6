import { ownReasonsCeb } from './own-reasons.ceb.ts';
import { ownReasonsEn } from './own-reasons.en.ts';
import { ownReasonsFil } from './own-reasons.fil.ts';

type OwnReason = keyof typeof ownReasonsEn;

const keysByText: ReadonlyMap<string, OwnReason> = new Map(
  (Object.keys(ownReasonsEn) as OwnReason[]).map((key) => [ownReasonsEn[key], key]),
);

/**
 * A reason as its reader understands it: what Suki itself wrote is said in their language (`fil-PH`, `ceb`, …), what a
 * person wrote stays as they wrote it. With or without the full stop that events may end it with.
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
