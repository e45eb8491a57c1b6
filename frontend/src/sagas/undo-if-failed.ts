/** For what shows at once: when the server says no, everything is as before. Resolves to what went wrong, else null. */
export async function undoIfFailed(patches: readonly { undo: () => void }[], done: Promise<unknown>): Promise<unknown> {
  try {
    await done;
    return null;
  } catch (failure) {
    for (const patch of patches.toReversed()) patch.undo();
    return typeof failure === 'object' && failure !== null && 'error' in failure ? failure.error : failure;
  }
}
