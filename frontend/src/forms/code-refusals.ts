/** Refusals of a code, each shown at its field. */
export function codeRefusals<Field extends string>(field: Field) {
  return { wrong_code: field, code_not_current: field, code_used_up: field, code_spent: field } as const;
}
