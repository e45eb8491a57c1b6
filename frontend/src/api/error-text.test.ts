import '../browser/testing/fake-browser.ts';
import { afterEach, expect, it } from 'vitest';
import { chooseLanguage } from '../i18n/use-text.ts';
import { errorText } from './error-text.ts';
import { errorsEn } from './errors.en.ts';

const error = (status: number, code: string, message: string) => ({ status, code, message, body: null });

afterEach(() => chooseLanguage('en'));

it('uses the server’s text in English, the code’s text in other languages, and is never empty', async () => {
  expect(errorText(error(409, 'slot_taken', 'Jun is busy at 9:30.'))).toBe('Jun is busy at 9:30.');
  expect(errorText(error(0, 'offline', 'Request failed (0)'))).toBe(errorsEn.offline);
  expect(errorText(new Error('bug'))).toBe(errorsEn.internal);
  await chooseLanguage('fil');
  expect(errorText(error(409, 'slot_taken', 'Jun is busy at 9:30.'))).toBe('May kumuha na ng oras na iyon.');
  expect(errorText(error(418, 'teapot', 'I am a teapot'))).toBe('I am a teapot');
});

it('includes the time to retry if the server sends one', async () => {
  const tooMany = (retryAfterSeconds: number) => ({
    ...error(429, 'too_many_requests', 'Too many tries. Please wait a little.'),
    body: { details: { retryAfterSeconds } },
  });
  expect(errorText(tooMany(15))).toBe('Too many tries. Please try again in 15 seconds.');
  expect(errorText(tooMany(61))).toBe('Too many tries. Please try again in 2 minutes.');
  await chooseLanguage('fil');
  expect(errorText(tooMany(60))).toBe('Masyadong maraming subok. Subukan muli pagkalipas ng 1 minuto.');
});
