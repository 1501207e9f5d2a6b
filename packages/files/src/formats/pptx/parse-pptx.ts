import { findIgnored, findMainPart, relationshipsOf } from '../../office/office-package.ts';
import { openPackage, type ZipPackage } from '../../office/open-package.ts';
import { attributeOf, childOf, childrenOf, readXmlTree, type XmlElement } from '../../office/read-xml.ts';
import { BlockWriter } from '../../reading/block-writer.ts';
import type { ParseEvent } from '../../reading/parse-event.ts';
import { ParseFailure } from '../../reading/parse-failure.ts';
import type { ParserLimits } from '../../reading/parser-limits.ts';
import type { ReadableFile } from '../../reading/source-file.ts';
import { readSlide, readSlideNotes } from './read-slide.ts';

const SLIDE_BYTES_MAX = 32 * 1024 * 1024;
/** English Metric Units of a point (ECMA-376 part 1, 20.1.2.1). */
const UNITS_PER_POINT = 12_700;

/** A presentation: every slide is a page, with its title, texts and tables and then the speaker's notes. */
export async function* parsePptx(file: ReadableFile, limits: ParserLimits): AsyncGenerator<ParseEvent> {
  const zip = await openPackage(file, limits);
  try {
    const found = await findMainPart(zip);
    if (found?.format !== 'pptx') throw new ParseFailure('file_damaged');
    const presentation = await readTree(zip, found.main);
    if (!presentation) throw new ParseFailure('file_damaged');
    const slides = await listSlides(zip, found.main, presentation);
    if (slides.length > limits.pages) {
      throw new ParseFailure('file_too_many_pages', { pages: slides.length, limit: limits.pages });
    }
    yield { kind: 'found', format: 'pptx', pages: slides.length };
    const size = sizeOf(presentation);
    const writer = new BlockWriter(limits);
    for (const [index, part] of slides.entries()) {
      writer.beginPage({ number: index + 1, ...size });
      await addSlide(zip, part, writer);
      writer.endPage();
      yield* writer.takeParts();
      yield { kind: 'progress', done: index + 1, total: slides.length };
    }
    yield* writer.finish();
    for (const what of await findIgnored(zip, [found.main])) yield { kind: 'ignored', what };
  } finally {
    zip.close();
  }
}

async function addSlide(zip: ZipPackage, part: string, writer: BlockWriter): Promise<void> {
  const slide = await readTree(zip, part);
  if (!slide) return;
  let last: string | null = null;
  for (const draft of readSlide(slide)) last = writer.add(draft).id;
  const notes = (await relationshipsOf(zip, part)).find(
    ({ type, external }) => type === 'notesSlide' && !external,
  );
  const page = notes ? await readTree(zip, notes.target) : null;
  for (const text of page ? readSlideNotes(page) : []) writer.add({ kind: 'footnote', text, anchorId: last });
}

async function listSlides(zip: ZipPackage, main: string, presentation: XmlElement): Promise<string[]> {
  const parts = new Map(
    (await relationshipsOf(zip, main)).map((relationship) => [relationship.id, relationship]),
  );
  return childrenOf(childOf(presentation, 'sldIdLst'), 'sldId').flatMap((element) => {
    // The slide has an `id` of its own; the one in a namespace names the relationship.
    const id = element.attributes.find(({ local, uri }) => local === 'id' && uri !== '')?.value ?? '';
    const part = parts.get(id);
    return part && !part.external && part.type === 'slide' ? [part.target] : [];
  });
}

function sizeOf(presentation: XmlElement): { width: number; height: number } {
  const size = childOf(presentation, 'sldSz');
  const points = (name: string, otherwise: number) => {
    const units = Number(size ? attributeOf(size, name) : Number.NaN);
    return units > 0 && units < 100_000_000 ? units / UNITS_PER_POINT : otherwise;
  };
  return { width: points('cx', 720), height: points('cy', 540) };
}

async function readTree(zip: ZipPackage, part: string): Promise<XmlElement | null> {
  const content = await zip.read(part, SLIDE_BYTES_MAX);
  return content ? readXmlTree(content) : null;
}
