import { readFileSync } from 'node:fs';
import { implicitJson } from '../labels/file-label.ts';
import { labelPdf } from '../pdf/write/label-pdf.ts';
import { storable } from '../printed/storable.ts';
import type { BundlePiece, BundlePlan } from './bundle-plan.ts';
import { setPages } from './typst-pages.ts';

const PROGRAM = readFileSync(new URL('./bundle.typ', import.meta.url), 'utf8');
/** Letters without a place to break at, longer than a cell is wide: they may break anywhere. */
const UNBROKEN = /[^\s\u2e80-\u9fff\u{20000}-\u{3ffff}\uf900-\ufaff\uff00-\uffef]{13,}/gu;
const breakable = (text: string) =>
  storable(text).replace(UNBROKEN, (letters) =>
    [...letters].map((letter, at) => (at % 6 === 5 ? `${letter}\u200b` : letter)).join(''),
  );

/** Above pieces of no group that stand behind those of one. */
const UNGROUPED = '其他证据';
const nameOf = (content: number) => `piece-${content}.pdf`;

/**
 * One PDF of a bundle: the index with where each piece stands, then the pieces, each page as it is with two stamps, and a bookmark for each
 * piece. It cannot be interrupted: call it in a process that can be ended.
 * @param contents PDFs
 * @throws PagesRefused for a content that `preparePiece` has not seen
 */
export function writeBundle(plan: BundlePlan, contents: readonly Uint8Array[]): Uint8Array {
  const { label } = plan;
  const pieces = numbered(plan.pieces);
  const data = {
    title: storable(plan.title),
    lines: plan.lines.map(storable),
    mark: label?.text ? storable(label.text) : null,
    pages: pieces.reduce((sum, { sheets }) => sum + sheets.length, 0),
    pieces,
  };
  const files = Object.fromEntries(contents.map((content, at) => [nameOf(at), content]));
  const content = setPages({
    program: PROGRAM,
    inputs: { plan: JSON.stringify(data) },
    files,
    withFonts: true,
  });
  return label ? labelPdf(content, implicitJson(label)) : content;
}

function numbered(pieces: readonly BundlePiece[]) {
  let before = 0;
  let group = '';
  let isGrouped = false;
  return pieces.map((piece) => {
    const sheets = piece.files.flatMap(({ content, pages }) =>
      Array.from({ length: pages }, (_, at) => ({ file: nameOf(content), page: at + 1 })),
    );
    const opensGroup = piece.group !== group;
    group = piece.group;
    isGrouped ||= opensGroup;
    const from = sheets.length > 0 ? before + 1 : null;
    before += sheets.length;
    return {
      label: storable(piece.label),
      number: piece.number,
      group: piece.group === '' ? UNGROUPED : storable(piece.group),
      /** Of its bookmark: below its group, where there is one. */
      level: isGrouped ? 2 : 1,
      title: `${piece.label} ${storable(piece.name)}`,
      name: breakable(piece.name),
      source: breakable(piece.source),
      proves: breakable(piece.proves),
      notes: piece.notes.map(breakable),
      ...{ opensGroup, from, to: sheets.length > 0 ? before : null, sheets },
    };
  });
}
