/** A file with the folders it came in: `合同/2026/租赁.docx`. */
export interface CollectedFile {
  file: File;
  path: string;
}

/** What systems and office programs leave in folders. */
const LITTER = /^(\.|~\$|Thumbs\.db$|desktop\.ini$|__MACOSX$)/i;

function readEntries(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  return new Promise((resolve, reject) => reader.readEntries(resolve, reject));
}
function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

async function collectEntry(entry: FileSystemEntry, folder: string): Promise<CollectedFile[]> {
  if (LITTER.test(entry.name)) return [];
  const path = folder ? `${folder}/${entry.name}` : entry.name;
  if (entry.isFile) return [{ file: await fileOf(entry as FileSystemFileEntry), path }];
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: CollectedFile[] = [];
  // A browser hands a folder over a hundred entries at a time.
  for (let entries = await readEntries(reader); entries.length > 0; entries = await readEntries(reader))
    for (const child of entries) found.push(...(await collectEntry(child, path)));
  return found;
}

/** Files of a drop or paste, those inside folders too. Must be called before the event ends. */
export async function collectFromTransfer(transfer: DataTransfer): Promise<CollectedFile[]> {
  const entries = [...transfer.items].flatMap((item) => {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry?.() : null;
    return entry ? [entry] : [];
  });
  // A pasted picture is no entry of a file system.
  if (entries.length === 0) return collectFromList(transfer.files);
  const collected: CollectedFile[] = [];
  for (const entry of entries) collected.push(...(await collectEntry(entry, '')));
  return collected;
}

/** Files of an input, also of one that takes folders. */
export function collectFromList(files: Iterable<File> | ArrayLike<File>): CollectedFile[] {
  return Array.from(files)
    .map((file) => ({ file, path: file.webkitRelativePath || file.name }))
    .filter(({ path }) => !path.split('/').some((name) => LITTER.test(name)));
}
