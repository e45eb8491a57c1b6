import { ApiError } from '#contracts/api-error.ts';
import type { BodyOf } from '#contracts/calls/call.ts';
import type { RouteTable } from '#contracts/calls/route-table.ts';
import { type CloudDeps, emailInIdToken } from '../cloud/cloud-identity.ts';

type Asked = Pick<BodyOf<RouteTable['sendEmailCode']>, 'email' | 'firebaseIdToken'>;

/** Where a code is wanted: an id token says it as well as an address does, and both say the same. */
export async function emailForCode(deps: CloudDeps, { email, firebaseIdToken }: Asked): Promise<string | undefined> {
  if (firebaseIdToken === undefined) return email;
  const told = await emailInIdToken(deps, firebaseIdToken);
  if (email !== undefined && email !== told)
    throw new ApiError('invalid', { errors: [{ path: 'email', message: 'Not the one in firebaseIdToken' }] });
  return told;
}
