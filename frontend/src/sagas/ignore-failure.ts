import { call } from 'redux-saga/effects';

/** For steps whose failure the specification requires to ignore. */
export function* ignoreFailure(step: () => unknown) {
  try {
    yield call(step);
  } catch {
    // Ignored (specification section 4).
  }
}
