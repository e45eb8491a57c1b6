/** Responses that are generated while they are sent: only one piece is in memory at a time. */

/** A text generated in pieces; a list as an async iterable. A function is called when its part is reached. */
export class TextInPieces {
  readonly pieces: AsyncIterable<string>;

  constructor(pieces: AsyncIterable<string>) {
    this.pieces = pieces;
  }
}

type Later<T> = () => T | Promise<T>;

/** A response of which any part may be generated in pieces. */
export type InPieces<T> =
  | T
  | Later<T>
  | (T extends readonly (infer Item)[]
      ? AsyncIterable<Item>
      : T extends string
        ? TextInPieces
        : T extends object
          ? { [Key in keyof T]: InPieces<T[Key]> }
          : never);

/** `ended`: called once, after the whole response was sent (`isWhole`) or sending stopped. */
export type Streamed<T> = { data: InPieces<T>; ended?: (isWhole: boolean) => void | Promise<void> };

/** The JSON of such a response. */
export async function* jsonInPieces(value: unknown): AsyncGenerator<string> {
  if (typeof value === 'function') yield* jsonInPieces(await value());
  else if (value instanceof TextInPieces) yield* textOf(value);
  else if (isAsyncIterable(value)) yield* listOf(value);
  else if (isObject(value) && holdsPieces(value)) yield* fieldsOf(value);
  else yield JSON.stringify(value) ?? 'null';
}

async function* fieldsOf(value: object): AsyncGenerator<string> {
  let before = '{';
  for (const [name, field] of Object.entries(value)) {
    if (field === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    yield* jsonInPieces(field);
    before = ',';
  }
  yield before === '{' ? '{}' : '}';
}

async function* listOf(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[';
  for await (const item of items) {
    yield before + (JSON.stringify(item) ?? 'null');
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

async function* textOf({ pieces }: TextInPieces): AsyncGenerator<string> {
  yield '"';
  for await (const piece of pieces) yield JSON.stringify(piece).slice(1, -1);
  yield '"';
}

function holdsPieces(value: object): boolean {
  return Object.values(value).some(
    (field) =>
      typeof field === 'function' ||
      field instanceof TextInPieces ||
      isAsyncIterable(field) ||
      (isObject(field) && holdsPieces(field)),
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return isObject(value) && Symbol.asyncIterator in value;
}
