import type { ZipPackage } from './open-package.ts';
import { attributeOf, readXmlTree } from './read-xml.ts';

/** Formats that are packages of XML parts. */
export type OfficeFormat = 'docx' | 'xlsx' | 'pptx';

/** What a part refers to. */
export interface Relationship {
  id: string;
  /** Last step of the type's address: `styles`, `comments`, `slide`. */
  type: string;
  /** Name of a part, or an address when external. */
  target: string;
  external: boolean;
}

/** Lists of names and relationships; those of a court's form with a thousand footers have 125 KB. */
const LIST_BYTES_MAX = 16 * 1024 * 1024;
/** Main parts by their content type; templates and macro files have the same structure. */
const MAIN_TYPES: [RegExp, OfficeFormat][] = [
  [/wordprocessingml\.(?:document|template)\.main|ms-word\.(?:document|template)\.macroenabled/i, 'docx'],
  [/spreadsheetml\.(?:sheet|template)\.main|ms-excel\.(?:sheet|template)\.macroenabled/i, 'xlsx'],
  [
    /presentationml\.(?:presentation|slideshow|template)\.main|ms-powerpoint\.(?:presentation|slideshow|template)\.macroenabled/i,
    'pptx',
  ],
];
const USUAL_MAIN: Record<OfficeFormat, string> = {
  docx: 'word/document.xml',
  xlsx: 'xl/workbook.xml',
  pptx: 'ppt/presentation.xml',
};

/** What kind of office file a zip is and which part is its main one; null when it is none. */
export async function findMainPart(
  zip: ZipPackage,
): Promise<{ format: OfficeFormat; main: string; type: string } | null> {
  const types = await zip.read('[Content_Types].xml', LIST_BYTES_MAX);
  if (!types) return null;
  const claimed = (await relationshipsOf(zip, '')).find(({ type }) => type === 'officeDocument')?.target;
  const overrides = new Map(
    readXmlTree(types).children.flatMap((entry): [string, string][] => {
      const name = attributeOf(entry, 'PartName')?.replace(/^\/+/, '').toLowerCase();
      return name ? [[name, attributeOf(entry, 'ContentType') ?? '']] : [];
    }),
  );
  const type = (claimed && overrides.get(claimed.toLowerCase())) || '';
  const byType = MAIN_TYPES.find(([pattern]) => pattern.test(type))?.[1];
  if (claimed && byType) return { format: byType, main: claimed, type };
  // A wrong or missing content type: the folders still say what it is.
  for (const [format, main] of Object.entries(USUAL_MAIN) as [OfficeFormat, string][]) {
    if (claimed?.toLowerCase() === main || zip.has(main)) return { format, main, type };
  }
  const folder = /^(word|xl|ppt)\//i.exec(
    claimed ?? zip.names.find((name) => /^(?:word|xl|ppt)\//i.test(name)) ?? '',
  );
  const format = ({ word: 'docx', xl: 'xlsx', ppt: 'pptx' } as const)[folder?.[1]?.toLowerCase() ?? ''];
  return format ? { format, main: claimed ?? USUAL_MAIN[format], type } : null;
}

/** Where a part points. Targets are names inside the package; one that leaves it finds nothing. */
export async function relationshipsOf(zip: ZipPackage, part: string): Promise<Relationship[]> {
  const folder = part.includes('/') ? part.slice(0, part.lastIndexOf('/') + 1) : '';
  const content = await zip.read(`${folder}_rels/${part.slice(folder.length)}.rels`, LIST_BYTES_MAX);
  if (!content) return [];
  return readXmlTree(content)
    .children.filter(({ local }) => local === 'Relationship')
    .map((entry) => {
      const target = attributeOf(entry, 'Target') ?? '';
      const external = /^external$/i.test(attributeOf(entry, 'TargetMode') ?? '');
      return {
        id: attributeOf(entry, 'Id') ?? '',
        type: (attributeOf(entry, 'Type') ?? '').split('/').pop() ?? '',
        target: external ? target : resolveName(folder, target),
        external,
      };
    });
}

function resolveName(folder: string, target: string): string {
  const path = (target.startsWith('/') ? target : folder + target).split(/[?#]/)[0] ?? '';
  const steps: string[] = [];
  for (const step of path.replaceAll('\\', '/').split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}

/** What a reader of the text leaves alone: programs, files inside the file, and addresses it would have to open. */
export async function findIgnored(zip: ZipPackage, parts: readonly string[]): Promise<string[]> {
  const ignored = new Set<string>();
  for (const name of zip.names) {
    if (/vba(?:project|data)|\.bas$/i.test(name)) ignored.add('macros');
    else if (/\/(?:embeddings|activex|externallinks)\//i.test(name)) {
      ignored.add(/externallinks/i.test(name) ? 'external_references' : 'embedded_files');
    }
  }
  for (const part of parts) {
    for (const { external, type, target } of await relationshipsOf(zip, part)) {
      // An ordinary link waits for a click; everything else would be fetched on opening.
      if (external && (type !== 'hyperlink' || /^(?:file:|\\\\|[a-z]:\\)/i.test(target)))
        ignored.add('external_references');
    }
  }
  return [...ignored].sort();
}
