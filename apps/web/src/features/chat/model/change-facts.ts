/** What a person wrote beside an answer, by the key of its field. */
export interface ChangedFacts {
  known: readonly { key: string; said: string }[];
  missing: readonly { key: string; label: string }[];
  written: Readonly<Record<string, string>>;
}

/** A question with facts put right in their place, and with what it left open written behind it. */
export function changeFacts(question: string, { known, missing, written }: ChangedFacts): string {
  const writtenOf = (key: string) => (written[key] ?? '').trim();
  let changed = question;
  for (const { key, said } of known) {
    const now = writtenOf(key);
    if (now !== '' && now !== said) changed = changed.replace(said, () => now);
  }
  const added = missing.flatMap(({ key, label }) => {
    const value = writtenOf(key);
    return value === '' ? [] : [`${label}：${value}`];
  });
  return added.length > 0 ? `${changed}\n${added.join('；')}` : changed;
}
