/** What a code can be refused for, each said at the field that it was typed into. */
export function codeRefusals<Field extends string>(field: Field) {
  return { wrong_code: field, code_not_current: field, code_used_up: field, code_spent: field } as const;
}
