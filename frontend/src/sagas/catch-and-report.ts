import { call } from 'redux-saga/effects';

/** Wraps a saga so that its failure is reported and does not end the caller. */
export function catchAndReport<Args extends readonly unknown[]>(
  saga: (...args: Args) => Generator,
): (...args: Args) => Generator {
  return function* survives(...args) {
    try {
      yield call(() => saga(...args));
    } catch (error) {
      reportError(error);
    }
  };
}
