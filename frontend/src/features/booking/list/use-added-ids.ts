import { useState } from 'react';

/** Which of these came after the screen first showed: they slide in, what was there stands still. */
export function useAddedIds(ids: readonly string[]): (id: string) => boolean {
  const [first] = useState(() => new Set(ids));
  return (id) => !first.has(id);
}
