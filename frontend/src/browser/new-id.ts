/**
 * A name for what this browser sends, under which it may be sent again. It begins with the time, as the ids do that follow
 * from it (docs/decisions/time-ordered-ids.md), and works on a page without TLS, too, where the browser's own are missing.
 */
export { v7 as newId } from 'uuid';
