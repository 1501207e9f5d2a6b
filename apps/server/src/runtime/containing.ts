/** The pattern of `like` for what contains these letters, whatever they are. */
export function containing(letters: string): string {
  return `%${letters.replace(/[\\%_]/g, '\\$&')}%`;
}
