/**
 * Comparable values. They sort alike in every adapter: null < numbers < strings < booleans, strings by code point. A
 * missing field, an object and an array count as null.
 */
export type Scalar = string | number | boolean | null;

/**
 * Fields are named by their path, such as `worker.workerId`. Fields for search and sorting must be declared; `id`,
 * the document's id, always is.
 */
export type Condition =
  | { eq: Scalar }
  | { in: readonly Scalar[] }
  /** Matches only values of the bound's type: `gt: 5` matches no strings. */
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

/** The search fields of a collection. `fields` hold scalars, `arrays` hold arrays of scalars (for `has`). */
export type CollectionSchema = {
  name: string;
  fields?: readonly string[];
  arrays?: readonly string[];
  /**
   * Compound indexes over `fields`. A field in none of them gets its own index; a field in one can be searched alone
   * only if the index begins with it. An index that ends with `id` keeps equal values in id order, so that long ties
   * are paged without reading earlier documents.
   */
  compound?: readonly (readonly string[])[];
  /**
   * Every id is a `numberedId`: documents are stored in that order, so that ids need no index and end every other
   * index.
   */
  numbered?: boolean;
};

/** Stored documents may be shared between readers: change a copy. */
export type Stored<D> = { id: string; position: number; document: Readonly<D> };

export type Write = {
  collection: string;
  id: string;
  /** Null deletes the document. A deleted document has no position: it counts as 'none'. */
  document: object | null;
  /** Position of the last event applied to it. */
  position: number;
  /** The required position of the stored document; 'none' if it must not exist. */
  ifPosition: number | 'none';
};

/** A stored document that cannot be parsed. Reads skip it until it is rebuilt. */
export type Unreadable = { collection: string; id: string; error: unknown };

/**
 * Handling of unreadable documents: with `onUnreadable` the store skips and reports them; without it every read of
 * them fails. Use it only for documents that can be rebuilt: a skipped password hash would look like a missing one.
 */
export type UnreadableOptions = { onUnreadable?: ((document: Unreadable) => void) | undefined };

/** `isReadable`: false for documents that reads skip. */
export type Unsound = { id: string; position: number; isReadable: boolean };

/**
 * Read models and private data. A write changes one document by compare-and-set on its position, so replayed and
 * concurrent batches change nothing twice.
 */
export type Documents = {
  /**
   * Creates the collection and missing indexes; replaces indexes with a changed declaration, also for stored
   * documents. `indexes: 'later'` postpones them to the next `ensure` without it, for the loading phase of a rebuild;
   * searches work meanwhile, slowly.
   */
  ensure(schema: CollectionSchema, options?: { indexes?: 'now' | 'later' }): Promise<void>;
  get<D>(collection: string, id: string): Promise<Stored<D> | undefined>;
  /** In id order, without missing documents. */
  getMany<D>(collection: string, ids: readonly string[]): Promise<Stored<D>[]>;
  find<D>(collection: string, options?: FindOptions): Promise<Stored<D>[]>;
  count(collection: string, where?: Where): Promise<number>;
  /** Returns for each write whether it was applied. Writes of one call are applied in order, each on its own. */
  write(writes: readonly Write[]): Promise<boolean[]>;
  /**
   * Some documents that are unreadable or contain events after this position, as after disk damage or loss. Reads
   * every document.
   */
  unsound(collection: string, position: number): Promise<Unsound[]>;
  /** Deletes the collection. */
  drop(collection: string): Promise<void>;
  close(): Promise<void>;
};
