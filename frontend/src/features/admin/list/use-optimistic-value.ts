import { useState } from 'react';

/** For a control whose value is kept in the address: shows the choice at once, before the address changes. */
export function useOptimisticValue<Value>(value: Value): [Value, (shown: Value) => void] {
  const [state, setState] = useState({ value, shown: value });
  if (state.value !== value) setState({ value, shown: value });
  return [state.shown, (shown) => setState({ value, shown })];
}
