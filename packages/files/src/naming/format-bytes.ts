const UNITS = [
  { name: 'GB', bytes: 1024 ** 3, digits: 1 },
  { name: 'MB', bytes: 1024 ** 2, digits: 1 },
  { name: 'kB', bytes: 1024, digits: 0 },
];

/** A size for people: `2 MB`. */
export function formatBytes(bytes: number): string {
  const unit = UNITS.find((candidate) => bytes >= candidate.bytes);
  return unit ? `${Number((bytes / unit.bytes).toFixed(unit.digits))} ${unit.name}` : `${bytes} B`;
}
