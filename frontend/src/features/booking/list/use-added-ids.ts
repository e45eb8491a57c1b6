import { useState } from 'react';

/** Which ids were added after the first render. Those cards slide in. */
export function useAddedIds(ids: readonly string[]): (id: string) => boolean {
  const [first] = useState(() => new Set(ids));
  return (id) => !first.has(id);
}
