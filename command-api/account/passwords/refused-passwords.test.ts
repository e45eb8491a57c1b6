import { describe, expect, it } from 'vitest';
import { dictionary } from '@zxcvbn-ts/language-common';
import { isRefusedPassword } from './refused-passwords.ts';

const andrea = { email: 'andrea.r88@mail.ph', firstName: 'Andrea', lastName: 'De la Cruz' };

describe('a password', () => {
  it.each([
    '12345678',
    'password',
    'PassWord',
    'password1',
    'iloveyou',
    'qwertyuiop',
    '1qaz2wsx',
    'trustno1',
    'ＰＡＳＳＷＯＲＤ',
    'suki1234',
    'SUKI-2026',
    'sukisuki',
    'Suki2026!',
    'password2026',
    'andrea123',
    'Andrea.R88',
    'cruz-2026',
    'AndreaCruz1',
    'andrea.r88!',
    'aaaaaaaa',
    'abcabcab',
    'abababababababab',
    'xyzwxyzw',
    'narranarra',
    'mnopqrstuv',
    '87654321',
    '🔧🔧🔧🔧🔧🔧🔧🔧',
  ])('is refused when it is %s', (password) => {
    expect(isRefusedPassword(password, andrea)).toBe(true);
  });

  it.each([
    'narra-tree',
    'tumutulo-ang-gripo-2',
    'suki-test-1',
    'suki-demo-1',
    'Andrea has 3 cats',
    'cruzando-el-mar',
    'k3#Vq9!x',
    '9482 1170 3355',
    'ñandú-sa-gripo',
    'abcabdab',
    'narra-tree narra-tree',
    'mnopqrsu',
  ])('may be %s', (password) => {
    expect(isRefusedPassword(password, andrea)).toBe(false);
  });
});

it('contains at least the 3,000 most common passwords of the allowed length', () => {
  expect(dictionary['passwords-common'].filter(({ length }) => length >= 8).length).toBeGreaterThan(3_000);
});
