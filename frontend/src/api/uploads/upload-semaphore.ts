/** Pictures that are chosen together go a few at a time: each arrives sooner, and the API refuses who sends more than six at once. */
const AT_ONCE = 3;

const waiting: (() => void)[] = [];
let underWay = 0;

export async function withUploadSlot<Result>(upload: () => Promise<Result>): Promise<Result> {
  // Whoever is done hands their place on, so the count stays as it is for those who waited.
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
