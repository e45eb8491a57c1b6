/** Reverts optimistic updates if the call fails. Resolves to the error, else null. */
export async function undoIfFailed(patches: readonly { undo: () => void }[], done: Promise<unknown>): Promise<unknown> {
  try {
    await done;
    return null;
  } catch (failure) {
    for (const patch of patches.toReversed()) patch.undo();
    return typeof failure === 'object' && failure !== null && 'error' in failure ? failure.error : failure;
  }
}
