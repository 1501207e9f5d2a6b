/** What can be said of a Word file before it is sent; null: nothing. */
export function refusalOfWordFile(
  { name, size }: File,
  bytesMax: number,
): 'oldFormat' | 'unsupported' | 'empty' | 'tooLarge' | null {
  if (/\.doc$/i.test(name)) return 'oldFormat';
  if (!/\.docx$/i.test(name)) return 'unsupported';
  if (size === 0) return 'empty';
  return size > bytesMax ? 'tooLarge' : null;
}
