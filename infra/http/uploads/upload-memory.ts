const BLOCK_BYTES = 64 * 1024;

/**
 * A file in memory while it arrives, in blocks that `take` admits one by one. Chunks are copied, because the object
 * around a chunk of one byte is a hundred times as large.
 */
export function createUploadMemory(take: (bytes: number) => boolean) {
  let blocks: Buffer[] = [];
  let size = 0;

  function room(): Buffer | undefined {
    const used = size % BLOCK_BYTES;
    if (used > 0) return blocks.at(-1)?.subarray(used);
    if (!take(BLOCK_BYTES)) return undefined;
    const block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
    blocks.push(block);
    return block;
  }

  return {
    /** False if no more memory is admitted. */
    append(chunk: Buffer): boolean {
      for (let at = 0; at < chunk.length;) {
        const free = room();
        if (!free) return false;
        const copied = chunk.copy(free, 0, at);
        at += copied;
        size += copied;
      }
      return true;
    },
    bytes(): Buffer {
      const whole = Buffer.concat(blocks, size);
      blocks = [];
      return whole;
    },
    forget: () => void (blocks = []),
  };
}
