import { findMainPart, type Relationship, relationshipsOf } from '../../office/office-package.ts';
import { openPackage, type ZipPackage } from '../../office/open-package.ts';
import { attributeOf, childOf, childrenOf, readXmlTree, type XmlElement } from '../../office/read-xml.ts';
import { ParseFailure } from '../../reading/parse-failure.ts';
import type { ParserLimits } from '../../reading/parser-limits.ts';
import type { ReadableFile } from '../../reading/source-file.ts';
import type { ShowNumber } from './number-formats.ts';
import { readSharedStrings } from './read-shared-strings.ts';
import type { CellSources } from './read-sheet.ts';

const SIDE_PART_BYTES_MAX = 32 * 1024 * 1024;

/** A sheet of a workbook by the part that has its cells. */
export interface SheetPart {
  name: string;
  part: string;
  isHidden: boolean;
}

/** A workbook whose parts are read. */
export interface Workbook {
  zip: ZipPackage;
  main: string;
  sheets: readonly SheetPart[];
  open(part: string): AsyncGenerator<Buffer> | null;
  /** What cells refer to; `show` makes of the styles how numbers are shown. */
  readSources(show: (styles: XmlElement | null, is1904: boolean) => ShowNumber): Promise<CellSources>;
  readTree(part: string): Promise<XmlElement | null>;
  close(): void;
}

/** Opens a workbook. @throws ParseFailure */
export async function openWorkbook(file: ReadableFile, limits: ParserLimits): Promise<Workbook> {
  const zip = await openPackage(file, limits);
  try {
    const found = await findMainPart(zip);
    if (found?.format !== 'xlsx') throw new ParseFailure('file_damaged');
    const relationships = await relationshipsOf(zip, found.main);
    const readTree = async (part: string) => {
      const content = await zip.read(part, SIDE_PART_BYTES_MAX);
      return content ? readXmlTree(content) : null;
    };
    const workbook = await readTree(found.main);
    if (!workbook) throw new ParseFailure('file_damaged');
    const sheets = listSheets(workbook, relationships);
    if (sheets.length > limits.pages)
      throw new ParseFailure('file_too_many_pages', { pages: sheets.length, limit: limits.pages });
    const partOf = (type: string) =>
      relationships.find((relationship) => relationship.type === type && !relationship.external)?.target ??
      '';
    const is1904 = /^(?:1|true)$/.test(
      attributeOf(childOf(workbook, 'workbookPr') ?? { attributes: [] }, 'date1904') ?? '',
    );
    return {
      zip,
      main: found.main,
      sheets,
      open: (part) => zip.open(part),
      readSources: async (show) => ({
        strings: await readSharedStrings(zip.open(partOf('sharedStrings')), limits),
        showNumber: show(await readTree(partOf('styles')), is1904),
      }),
      readTree,
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function listSheets(workbook: XmlElement, relationships: readonly Relationship[]): SheetPart[] {
  const parts = new Map(relationships.map((relationship) => [relationship.id, relationship]));
  return childrenOf(childOf(workbook, 'sheets'), 'sheet').flatMap((element): SheetPart[] => {
    const id = element.attributes.find(({ local, uri }) => local === 'id' && uri !== '')?.value ?? '';
    const part = parts.get(id);
    if (!part || part.external || part.type !== 'worksheet') return [];
    const isHidden = /^(?:hidden|veryHidden)$/.test(attributeOf(element, 'state') ?? '');
    return [{ name: (attributeOf(element, 'name') ?? '').slice(0, 100), part: part.target, isHidden }];
  });
}
