import { useNow } from '../../../browser/use-now.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { ChatDay } from '../../../ui/showing/ChatMarks.tsx';
import { chatEn } from '../chat.en.ts';
import { dayName } from '../chat-when.ts';

/** Separates the messages of a day from those before. */
export function ThreadDay({ at }: { at: string }) {
  const t = useText(chatEn);
  const name = dayName(at, useNow(), useLocale());
  return <ChatDay>{typeof name === 'string' ? t(name) : name.day}</ChatDay>;
}
