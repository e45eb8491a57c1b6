import { call } from 'redux-saga/effects';

/** A saga whose failure is reported and goes no further: what it could not digest must not end whoever called it. */
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
