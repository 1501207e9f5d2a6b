/** Whether a query failed because a unique index already has the value. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code, constraint } = current as Error & { code?: unknown; constraint?: unknown };
    if (code === '23505' && constraint === index) return true;
  }
  return false;
}
