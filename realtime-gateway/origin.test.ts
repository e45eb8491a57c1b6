import { expect, it } from 'vitest';
import { isAllowedOrigin } from './origin.ts';

const ours = ['https://suki.example.ph', 'https://app.example.ph:8443'];
const from = (origin: string | undefined, host = 'gateway:4000') =>
  isAllowedOrigin({ headers: { ...(origin !== undefined && { origin }), host } }, ours);

it.each(['https://suki.example.ph', 'https://app.example.ph:8443', 'http://gateway:4000', undefined])(
  'lets %s in',
  (origin) => {
    expect(from(origin)).toBe(true);
  },
);

it.each([
  'https://evil.example',
  'http://suki.example.ph',
  'https://suki.example.ph.evil.example',
  'https://evil.example/https://suki.example.ph',
  'null',
  '',
  'file://',
  'chrome-extension://gateway:4000',
  'http://gateway:4001',
  'https://suki.example.ph@evil.example',
])('keeps "%s" out', (origin) => {
  expect(from(origin)).toBe(false);
});
