import { type Answers, answerTo } from '#contracts/form/answers.ts';
import type { FormFields } from '#contracts/form/form-definition.ts';
import type { AnswerProblem } from '#contracts/form/validate-answers.ts';
import { visibleFields } from '#contracts/form/visible-fields.ts';
import { useLocale, useText, type Text } from '../../i18n/use-text.ts';
import { formEn } from './form.en.ts';
import { Question } from './parts/Question.tsx';
import { questionId } from './question-id.ts';
import type { FormField } from '#contracts/form/form-field.ts';
import { formatDayWithYear } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';

interface Props {
  fields: FormFields;
  answers: Answers;
  /** Errors, shown at their questions. */
  problems?: readonly AnswerProblem[];
  /** undefined removes an answer. */
  onAnswer: (fieldId: string, answer: unknown) => void;
  /** Photos are uploading. */
  onBusy?: (fieldId: string, busy: boolean) => void;
}

/** The questions that apply to the current answers; conditional ones appear and disappear. */
export function Questions({ fields, answers, problems = [], onAnswer, onBusy }: Props) {
  const t = useText(formEn);
  const locale = useLocale();
  return visibleFields(fields, answers).map((field) => {
    const problem = problems.find(({ fieldId }) => fieldId === field.id);
    return (
      <div key={field.id} id={questionId(field.id)} className="min-w-0 scroll-mt-24 wrap-anywhere">
        <Question
          field={field}
          answer={answerTo(answers, field.id)}
          error={problem && problemWords(problem, field, t, locale)}
          onAnswer={(answer) => onAnswer(field.id, answer)}
          onBusy={(busy) => onBusy?.(field.id, busy)}
        />
      </div>
    );
  });
}

type Words = keyof typeof formEn;
const wrongKinds: Partial<Record<FormField['type'], Words>> = { number: 'wrong_number', address: 'wrong_address' };

/** Error text of an answer. */
function problemWords({ fault, limit }: AnswerProblem, { type }: FormField, t: Text<Words>, locale: string): string {
  if (fault === 'wrong_kind') return t(wrongKinds[type] ?? fault);
  if (fault === 'required' && type === 'address') return t('wrong_address');
  const isDay = typeof limit === 'string';
  return t(
    fault,
    limit === undefined ? {} : { limit: isDay ? formatDayWithYear(manilaInstant(limit, '00:00'), locale) : limit },
  );
}
