import { ApiError } from '#contracts/api-error.ts';
import type { BodyOf } from '#contracts/calls/call.ts';
import type { RouteTable } from '#contracts/calls/route-table.ts';
import { type CloudDeps, emailInIdToken } from '../cloud/cloud-identity.ts';

type Asked = Pick<BodyOf<RouteTable['sendEmailCode']>, 'email' | 'firebaseIdToken'>;

/** The email that a code goes to, given directly or by an id token. Both must agree. */
export async function emailForCode(deps: CloudDeps, { email, firebaseIdToken }: Asked): Promise<string | undefined> {
  if (firebaseIdToken === undefined) return email;
  const result = await emailInIdToken(deps, firebaseIdToken);
  if (email !== undefined && email !== result)
    throw new ApiError('invalid', { errors: [{ path: 'email', message: 'Not the one in firebaseIdToken' }] });
  return result;
}
