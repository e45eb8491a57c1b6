/**
 * Values that a where clause may compare. They order the same in every adapter: null < numbers < strings < booleans, strings by
 * code point. A missing field, and one that holds an object or an array, counts as null.
 */
export type Scalar = string | number | boolean | null;

/**
 * A field is named by its path, e.g. `worker.workerId`. Fields that are asked for or sorted by must be declared as
 * indexed; `id` is the document's id and always is.
 */
export type Condition =
  | { eq: Scalar }
  | { in: readonly Scalar[] }
  /** Finds values of the bound's own kind only: `gt: 5` finds no strings. */
  | { gt?: Scalar; gte?: Scalar; lt?: Scalar; lte?: Scalar }
  /** The field is an array that contains this value. */
  | { has: Scalar };

export type Where = Record<string, Condition>;

export type FindOptions = {
  where?: Where;
  /** Field and direction, first rules first; ties end in ascending id, so that paging is stable. */
  sort?: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
  limit?: number;
  skip?: number;
};

/** How a collection may be searched. `fields` hold scalars, `arrays` hold arrays of scalars (used by `has`). */
export type CollectionSchema = {
  name: string;
  fields?: readonly string[];
  arrays?: readonly string[];
  /**
   * Indexes over `fields`, for the queries that need them. A field that none of them names has an index of its own; one
   * that is named is found alone only by an index that it leads. One that ends with `id` keeps equal values in the order
   * of their ids: a list in which many are equal is then paged without reading what lies before the page.
   */
  compound?: readonly (readonly string[])[];
  /**
   * Every id is a `numberedId`: the documents are kept in that order, so that their ids need no index and every other
   * index ends with them.
   */
  numbered?: boolean;
};

/** Stored documents may be shared between readers: change a copy. */
export type Stored<D> = { id: string; position: number; document: Readonly<D> };

export type Write = {
  collection: string;
  id: string;
  /** null deletes the document. A deleted document leaves no position behind: it counts as 'none'. */
  document: object | null;
  /** Position of the last event in it. */
  position: number;
  /** The position that the stored document must have for the write to happen; 'none' when it must not exist. */
  ifPosition: number | 'none';
};

/** A stored document that cannot be parsed. Reads skip it until it is rebuilt. */
export type Unreadable = { collection: string; id: string; error: unknown };

/**
 * Handling of unreadable documents: with `onUnreadable` the store skips and reports them; without it every read of
 * them fails. Use it only for documents that can be rebuilt: a skipped password hash would look like a missing one.
 */
export type LeavesOut = { onUnreadable?: ((document: Unreadable) => void) | undefined };

/** `isReadable`: false for one that reads leave out. */
export type Unsound = { id: string; position: number; isReadable: boolean };

/**
 * Read models and private records. One write touches one document and is a compare-and-set on its position,
 * so replayed and doubly-run batches change nothing.
 */
export type Documents = {
  /**
   * Creates the collection and its indexes where missing; adds or drops indexes whose declaration changed, also for
   * documents already stored. With `indexes: 'later'` they are left to the next `ensure` without it: what a rebuild
   * wants while it loads (finding works meanwhile, slowly).
   */
  ensure(schema: CollectionSchema, options?: { indexes?: 'now' | 'later' }): Promise<void>;
  get<D>(collection: string, id: string): Promise<Stored<D> | undefined>;
  /** In the order of the ids; missing ones are left out. */
  getMany<D>(collection: string, ids: readonly string[]): Promise<Stored<D>[]>;
  find<D>(collection: string, options?: FindOptions): Promise<Stored<D>[]>;
  count(collection: string, where?: Where): Promise<number>;
  /** Returns for each write whether it was applied. Writes of one call are applied in order, each on its own. */
  write(writes: readonly Write[]): Promise<boolean[]>;
  /**
   * Documents that can't be read, or hold later events than this position: what a disk leaves that has damaged or lost
   * something. Some of them, where there are many. Looks at every document.
   */
  unsound(collection: string, position: number): Promise<Unsound[]>;
  /** Forgets the collection with all its documents. */
  drop(collection: string): Promise<void>;
  close(): Promise<void>;
};
