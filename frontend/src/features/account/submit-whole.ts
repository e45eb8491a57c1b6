import { SixDigits } from '#contracts/fields.ts';

/** The sixth digit sends the code by itself. */
export function submitWhole({ value, form }: Pick<HTMLInputElement, 'value' | 'form'>): void {
  if (SixDigits.safeParse(value).success) form?.requestSubmit();
}
