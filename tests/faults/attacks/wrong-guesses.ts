import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { ask, asJson } from './ask.ts';
import { atRate, type Assault } from './attack.ts';

/** Guesses of one user's password from one address and from many, of many users' passwords, and of tokens and codes. */
const ADDRESSES = 40;
const AN_ADDRESS_OF_ITS_OWN = 200;

export async function wrongGuesses(assault: Assault): Promise<void> {
  const { unprovenToken, victimEmail } = assault.target;
  const guess = (from: number, email: string) =>
    ask(assault, { from, path: '/api/auth/login', ...asJson({ email, password: `guess-${randomInt(1e9)}` }) });
  const code = () => String(randomInt(1_000_000)).padStart(6, '0');
  await Promise.all([
    atRate(6, () => guess(AN_ADDRESS_OF_ITS_OWN, victimEmail)),
    atRate(10, (n) => guess(n % ADDRESSES, victimEmail)),
    atRate(10, (n) => guess(n % ADDRESSES, `somebody.${n}@suki.test`)),
    atRate(20, (n) =>
      ask(assault, {
        from: n % ADDRESSES,
        path: '/api/auth/refresh',
        ...asJson({ refreshToken: `${randomUUID()}.${randomBytes(32).toString('base64url')}` }),
      }),
    ),
    atRate(10, (n) => {
      const { method, headers, body } = asJson({ code: code() });
      return ask(assault, {
        from: n % ADDRESSES,
        path: '/api/auth/verify-email/verify-code',
        method,
        headers: { ...headers, authorization: `Bearer ${unprovenToken}` },
        body,
      });
    }),
    atRate(20, (n) =>
      ask(assault, {
        from: n % ADDRESSES,
        path: '/api/auth/me',
        headers: { authorization: `Bearer ${randomBytes(90).toString('base64url')}` },
      }),
    ),
  ]);
}
