import { RequiredSecondStep } from '#contracts/calls/account-second-factor.ts';
import { detailsOf, isCallError } from '../../../api/call-error.ts';

/** The second step that the sign-in requires; null for any other failure. */
export function requiredSecondStep(error: unknown): RequiredSecondStep | null {
  if (!isCallError(error) || error.code !== 'second_factor_needed') return null;
  const asked = RequiredSecondStep.safeParse(detailsOf(error));
  return asked.success ? asked.data : null;
}
