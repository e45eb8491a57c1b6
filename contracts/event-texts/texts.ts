/**
 * What is said of one event. Messages are ICU MessageFormat with named values. Every language holds all that screens
 * say; what stands under `server` is what the server writes itself, in answers and exports, in English alone. Where a
 * screen and the server say the same, `server` leaves it out.
 */
export type EventText = {
  /** What somebody did: a row of the audit log. */
  action: string;
  /** What came of it: the event among those of its stream. Its values: event-values.ts of the audit log's screen. */
  happened: string;
  /**
   * What changed, in the audit log's last column and wherever staff see the event in a line. Its values: what it names of
   * the event's data and of `changes` of its details, as change-values.ts makes them.
   */
  changes?: string;
  /** To whom it happened, in a page of their own data; without it, what `action` says: they did it themselves. */
  toThemselves?: string;
  /**
   * On a booking's timeline: for its `client`, its `worker` or `both`, with a `note` (`clientNote`: for the client alone).
   * What follows in a key is when it is said: `bothByYou`, `clientCauseTimeTaken`, `noteFeeCentavos`, by the details of the
   * event's history (timeline-entries.ts). The first that fits is taken, so the plain one stands last.
   */
  timeline?: Record<string, string>;
  /** To whom it concerns, by the kind of news that it is to them (`notify.kind` of its details). */
  notices?: Record<string, NoticeText>;
  server?: {
    action?: string;
    /** In a booking's history; without it, what `happened` says. */
    history?: string;
  };
};

type NoticeText = { title: string; text: string; server?: { title?: string; text?: string } };

/** The words of a module's events: none is forgotten, and who is notified is told something. */
export type TextsOf<Details> = {
  [Type in keyof Details]: EventText & (Details[Type] extends { notify: unknown } ? Required<Notices> : unknown);
};
type Notices = Pick<EventText, 'notices'>;

/** The same in another language. */
export type Translated<English> = {
  [Key in Exclude<keyof English, 'server'>]: English[Key] extends string ? string : Translated<English[Key]>;
};
