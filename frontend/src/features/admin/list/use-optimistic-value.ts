import { useState } from 'react';

/** A control whose value lives in the address: what is chosen shows at once, the address follows a moment later. */
export function useOptimisticValue<Value>(value: Value): [Value, (shown: Value) => void] {
  const [state, setState] = useState({ value, shown: value });
  if (state.value !== value) setState({ value, shown: value });
  return [state.shown, (shown) => setState({ value, shown })];
}
