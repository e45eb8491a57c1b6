/**
 * Texts of one event, as ICU MessageFormat with named values. Texts of screens are translated. `server` has
 * texts that the server writes in answers and exports, in English only; it omits those equal to a screen's text.
 */
export type EventText = {
  /** What the actor did: a row of the audit log. */
  action: string;
  /** What happened, for the list of a stream's events. Values: event-values.ts of the audit log screen. */
  happened: string;
  /**
   * What changed, for the last column of the audit log and other single lines for staff. Values: named event data, and
   * `changes` of its details, formatted by change-values.ts.
   */
  changes?: string;
  /** Text on the page of the affected person's own data; default: `action`, for events caused by that person. */
  toThemselves?: string;
  /**
   * Text on a booking's timeline for `client`, `worker` or `both`, with a `note` (`clientNote`: for the client only).
   * The rest of a key is a condition on the event's history details: `bothByYou`, `clientCauseTimeTaken`,
   * `noteFeeCentavos` (timeline-entries.ts). The first match wins, so the unconditional one is last.
   */
  timeline?: Record<string, string>;
  /** Notifications by kind of news (`notify.kind` of its details). */
  notices?: Record<string, NoticeText>;
  server?: {
    action?: string;
    /** In a booking's history; default: `happened`. */
    history?: string;
  };
};

type NoticeText = { title: string; text: string; server?: { title?: string; text?: string } };

/** Texts of a module's events: complete, with notices for every event that notifies. */
export type TextsOf<Details> = {
  [Type in keyof Details]: EventText & (Details[Type] extends { notify: unknown } ? Required<Notices> : unknown);
};
type Notices = Pick<EventText, 'notices'>;
