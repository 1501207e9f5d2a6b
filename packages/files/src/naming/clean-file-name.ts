const MAX_NAME_LENGTH = 200;

/** The last part of a path, without control characters or what a file system would read as a command. */
export function cleanFileName(name: string | undefined): string {
  const last = (name ?? '').split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069"<>|*?:]/g, '')
    .replace(/^\.+/, '')
    .trim();
  if (clean === '') return 'file';
  const characters = [...clean];
  if (characters.length <= MAX_NAME_LENGTH) return clean;
  const extension = /\.[A-Za-z0-9]{1,10}$/.exec(clean)?.[0] ?? '';
  return characters.slice(0, MAX_NAME_LENGTH - extension.length).join('') + extension;
}
