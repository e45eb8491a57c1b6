/** Words of signing in with an account elsewhere. */
export const cloudEn = {
  or: 'or',
  withGoogle: 'Continue with Google',
  signingIn: 'Signing you in with Google…',
};
