import type { AnsweredQuestion, AnswerInWords } from '#contracts/form/answered-questions.ts';
import { wordsIn } from '#contracts/form/words.ts';
import { formatDayWithYear } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import type { Language } from '#contracts/roles.ts';
import { type Text, useLanguage, useLocale, useText } from '../../i18n/use-text.ts';
import { PhotoStrip } from '../../forms/photos/PhotoStrip.tsx';
import { amountWithUnit } from './amount-with-unit.ts';
import { formEn } from './form.en.ts';

/** Questions and answers in order, in the reader's language. */
export function AnsweredQuestions({ answered }: { answered: readonly AnsweredQuestion[] }) {
  const t = useText(formEn);
  const locale = useLocale();
  const [language] = useLanguage();
  return (
    <dl className="flex flex-col gap-2 text-14 wrap-anywhere">
      {answered.map(({ fieldId, label, answer }) => (
        <div key={fieldId}>
          <dt className="text-muted">{wordsIn(label, language)}</dt>
          <dd>
            {answer.kind === 'photos' ? (
              <PhotoStrip photos={answer.photos} />
            ) : (
              answerWords(answer, { language, locale, t })
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Reader = { language: Language; locale: string; t: Text<keyof typeof formEn> };

function answerWords(answer: Exclude<AnswerInWords, { kind: 'photos' }>, { language, locale, t }: Reader): string {
  switch (answer.kind) {
    case 'text':
      return answer.text;
    case 'number':
      return answer.unit
        ? amountWithUnit({ value: answer.value, unit: answer.unit }, language, t)
        : String(answer.value);
    case 'options':
      return answer.options.map((option) => wordsIn(option, language)).join(', ');
    case 'yes_no':
      return t(answer.yes ? 'yes' : 'no');
    case 'date':
      return formatDayWithYear(manilaInstant(answer.day, '00:00'), locale);
    case 'address': {
      const { line, barangay, city, province, landmark } = answer.address;
      return [...new Set([line, barangay, city, province, landmark])].filter(Boolean).join(', ');
    }
  }
}
