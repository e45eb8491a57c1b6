import * as z from 'zod/mini';

export const userTypes = ['client', 'worker', 'admin'] as const;
export const UserType = z.enum(userTypes);
export type UserType = z.infer<typeof UserType>;

/**
 * Either side of a job. A change of role does not change sides of existing jobs: the rules determine a caller's side by
 * the job.
 */
export const bothSides = ['client', 'worker'] as const satisfies readonly UserType[];
/** The side of a list of own items; default: the current role. */
export const Side = z.enum(bothSides);
export type Side = z.infer<typeof Side>;

export const Role = z.enum(['client', 'service_provider', 'admin']);
export type Role = z.infer<typeof Role>;

const roleOf: Record<UserType, Role> = { client: 'client', worker: 'service_provider', admin: 'admin' };

export function roleOfUserType(userType: UserType): Role {
  return roleOf[userType];
}

/** Unknown roles count as client (specification section 4). */
export function userTypeOfRole(role: string): UserType {
  if (role === 'admin') return 'admin';
  return role === 'service_provider' || role === 'worker' ? 'worker' : 'client';
}

export const languages = ['en', 'fil', 'ceb'] as const;
export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;

export const paymentMethods = ['gcash', 'maya', 'card', 'bank_transfer', 'cash'] as const;
export const PaymentMethod = z.enum(paymentMethods);
export type PaymentMethod = z.infer<typeof PaymentMethod>;
