/** One form for one number: no spaces or hyphens, and mainland numbers without +86. */
export function normalizeMobile(mobile: string): string {
  const compact = mobile.trim().replace(/[\s\-()]/g, '');
  return /^\+861[3-9]\d{9}$/.test(compact) ? compact.slice(3) : compact;
}
