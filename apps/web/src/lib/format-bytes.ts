const UNITS = [
  { name: 'GB', bytes: 1024 ** 3 },
  { name: 'MB', bytes: 1024 ** 2 },
  { name: 'kB', bytes: 1024 },
];

/** A size for people, as the server words it: `2 MB`, `356 kB`. */
export function formatBytes(bytes: number): string {
  const unit = UNITS.find((candidate) => bytes >= candidate.bytes);
  if (!unit) return `${bytes} B`;
  return `${Number((bytes / unit.bytes).toFixed(unit.name === 'kB' ? 0 : 1))} ${unit.name}`;
}
