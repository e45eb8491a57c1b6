/**
 * Parameter for LIMIT or OFFSET of a prepared SQLite statement. SQLite inspects a bare `?` there when it plans the
 * statement, and so parses and plans it again for each run, several times the cost of a short query. It cannot
 * inspect a sum.
 */
export const limitParameter = '(? + 0)';
