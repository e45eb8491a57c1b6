/** Concurrent uploads: fewer at once finish sooner, and the API refuses more than six at a time. */
const AT_ONCE = 3;

const waiting: (() => void)[] = [];
let underWay = 0;

export async function withUploadSlot<Result>(upload: () => Promise<Result>): Promise<Result> {
  // A finished upload passes its slot to the next waiting one, so the count does not change.
  if (underWay >= AT_ONCE) await new Promise<void>((admit) => waiting.push(admit));
  else underWay += 1;
  try {
    return await upload();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else underWay -= 1;
  }
}
