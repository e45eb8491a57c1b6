import { describe, expect, test } from 'vitest';
import { relyingPartyOf } from './relying-party.ts';

describe('at a site of its own', () => {
  const party = relyingPartyOf('https://suki.example.ph');

  test('it is the host, and that very origin alone', () => {
    expect(party.id).toBe('suki.example.ph');
    expect(party.isOrigin('https://suki.example.ph')).toBe(true);
  });

  test.each([
    'http://suki.example.ph',
    'https://suki.example.ph:8443',
    'https://example.ph',
    'https://app.suki.example.ph',
    'https://suki.example.ph.evil.example',
    'http://localhost:3000',
    'null',
    '',
  ])('%s is none of ours', (origin) => {
    expect(party.isOrigin(origin)).toBe(false);
  });
});

describe('on one’s own machine', () => {
  const party = relyingPartyOf('http://localhost:0');

  test('any port will do, as the development server has its own', () => {
    expect(party.id).toBe('localhost');
    expect(party.isOrigin('http://localhost:5173')).toBe(true);
  });

  test.each([
    'http://localhost.evil.example:5173',
    'https://localhost:5173',
    'http://localhost:5173/',
    'http://evil.example',
  ])('%s is none of ours', (origin) => {
    expect(party.isOrigin(origin)).toBe(false);
  });
});
