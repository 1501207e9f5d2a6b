import { dirname } from 'node:path/posix';
import type { SourceFile } from '../../../engine/importing/index.ts';

/** Files that make one law together, and how to read them. */
export type FileGroup =
  /** A folder with README.md: one law of the just-laws collection, its codes split over files, its versions below. */
  | { layout: 'just-laws'; folder: string; files: SourceFile[] }
  /** Markdown files of one folder in the LawRefBook layout; some may be parts of one law. */
  | { layout: 'markdown'; folder: string; files: SourceFile[] }
  | { layout: 'single'; folder: string; files: [SourceFile] };

/** Finds out which files belong together, from their names alone; a fixed order. */
export function groupFiles(files: readonly SourceFile[]): FileGroup[] {
  const readmeFolders = new Set(
    files.filter((file) => /(?:^|\/)README\.md$/i.test(file.path)).map((file) => dirname(file.path)),
  );
  const lawFolders = [...readmeFolders].filter((folder) => !isVersionFolder(folder, readmeFolders));
  const laws = new Map<string, SourceFile[]>();
  const folders = new Map<string, SourceFile[]>();
  const singles: FileGroup[] = [];
  for (const file of files) {
    const owner = owningLaw(file.path, lawFolders, readmeFolders);
    if (owner !== null) push(laws, owner, file);
    else if (/\.(?:md|markdown)$/i.test(file.path)) push(folders, dirname(file.path), file);
    else if (!file.path.endsWith('versions.json')) {
      singles.push({ layout: 'single', folder: dirname(file.path), files: [file] });
    }
  }
  return [
    ...[...laws].map(([folder, own]): FileGroup => ({ layout: 'just-laws', folder, files: own })),
    ...[...folders].map(([folder, own]): FileGroup => ({ layout: 'markdown', folder, files: own })),
    ...singles,
  ];
}

/** `…/trademark-law/versions/2027-01-01` belongs to `…/trademark-law`. */
function isVersionFolder(folder: string, readmes: ReadonlySet<string>): boolean {
  const match = /^(.*)\/versions\/[^/]+$/.exec(folder);
  return match?.[1] !== undefined && readmes.has(match[1]);
}

/** The law folder a file belongs to: its own folder, or the one above `versions/`. */
function owningLaw(path: string, lawFolders: readonly string[], readmes: ReadonlySet<string>): string | null {
  const folder = dirname(path);
  const base = isVersionFolder(folder, readmes) ? folder.replace(/\/versions\/[^/]+$/, '') : folder;
  return readmes.has(base) && lawFolders.includes(base) ? base : null;
}

function push(map: Map<string, SourceFile[]>, key: string, file: SourceFile): void {
  const list = map.get(key);
  if (list) list.push(file);
  else map.set(key, [file]);
}
