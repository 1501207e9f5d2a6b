/** The older of two versions first; `versions` come newest first. */
export function orderByAge(
  [one, other]: readonly [string, string],
  versions: readonly { versionId: string }[],
): [older: string, newer: string] {
  const age = (id: string) => versions.findIndex((version) => version.versionId === id);
  return age(one) < age(other) ? [other, one] : [one, other];
}
