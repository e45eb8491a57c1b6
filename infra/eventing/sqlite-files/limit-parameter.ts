/**
 * A number given to a prepared SQLite statement for its LIMIT or OFFSET. A bare `?` there is looked at when the statement is
 * planned, so SQLite parses and plans it anew for each run, which takes several times as long as a short query itself.
 * Of a sum it knows nothing beforehand.
 */
export const limitParameter = '(? + 0)';
