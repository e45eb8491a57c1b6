import { useState } from 'react';
import type { FormFields } from '#contracts/form/form-definition.ts';
import { priceOf } from '#contracts/form/price-of.ts';
import { formatPesoShort } from '#contracts/money.ts';
import type { Language } from '../../../i18n/languages.ts';
import { useText } from '../../../i18n/use-text.ts';
import { PriceBreakdown } from '../../form/PriceBreakdown.tsx';
import { Questions } from '../../form/Questions.tsx';
import { PreviewMode } from '../../form/preview-mode.ts';
import { formBuilderEn } from '../form-builder.en.ts';
import { wordsOfLanguage } from '../words-of-language.ts';

interface Props {
  fields: FormFields;
  language: Language;
}

/** Base price of the preview, centavos. */
const SAMPLE_PRICE = 1_000_00;

/** Interactive preview on a client's phone; nothing is sent. */
export function FormPreview({ fields, language }: Props) {
  const t = useText(formBuilderEn);
  const [answers, setAnswers] = useState<Record<string, unknown>>({});
  const shown = wordsOfLanguage(fields, language);
  const { totalCentavos, lines } = priceOf(shown, answers, SAMPLE_PRICE);
  return (
    <section
      aria-label={t('preview')}
      className="mx-auto w-full max-w-[360px] rounded-28 border-4 border-line bg-paper p-4"
    >
      <p className="mb-4 text-13 text-muted">{t('previewHint')}</p>
      <div className="grid max-h-[60vh] grid-cols-1 gap-5 overflow-y-auto p-1">
        <PreviewMode value={true}>
          <Questions
            fields={shown}
            answers={answers}
            onAnswer={(id, answer) => setAnswers((before) => ({ ...before, [id]: answer }))}
          />
        </PreviewMode>
        <div>
          <p className="flex items-baseline justify-between gap-4">
            <span className="text-14 text-muted">{t('samplePrice', { amount: formatPesoShort(SAMPLE_PRICE) })}</span>
            <span className="amount text-18">{formatPesoShort(totalCentavos)}</span>
          </p>
          <PriceBreakdown form={{ basePriceCentavos: SAMPLE_PRICE, priceLines: lines }} />
        </div>
      </div>
    </section>
  );
}
