import { SixDigits } from '#contracts/fields.ts';

/** Submits the form when the sixth digit is entered. */
export function submitCompleteCode({ value, form }: Pick<HTMLInputElement, 'value' | 'form'>): void {
  if (SixDigits.safeParse(value).success) form?.requestSubmit();
}
