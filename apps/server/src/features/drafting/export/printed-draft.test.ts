import type { DocumentBlock, DraftDocument } from '@mingfa/legal/drafting/document-blocks';
import { expect, test } from 'vitest';
import { printedDraft } from './printed-draft.ts';

const span = (text: string) => ({ text, origin: { kind: 'template' as const } });
const paragraph = (text: string): DocumentBlock => ({
  kind: 'paragraph',
  style: 'body',
  spans: [span(text)],
});
const signature: DocumentBlock = { kind: 'signature', lines: [[span('具状人：')], [span('年月日')]] };
const printed = (...blocks: DocumentBlock[]) => {
  const document: DraftDocument = { title: '', layout: 'court', pageFoot: [], blocks };
  return printedDraft(document).blocks.map((block) => [
    block.kind,
    block.kind === 'together' ? block.blocks.length : 0,
  ]);
};

test('此致 and the court stand on the page of the signature', () => {
  expect(printed(paragraph('理由。'), paragraph('此致'), paragraph('某某法院'), signature)).toEqual([
    ['paragraph', 0],
    ['together', 4],
  ]);
});

test('the sentence that sums up stands with 此致 and the signature', () => {
  const closing = paragraph('综上，请依法支持原告的诉讼请求。');
  expect(printed(paragraph('理由。'), closing, paragraph('此致'), paragraph('某某法院'), signature)).toEqual([
    ['paragraph', 0],
    ['together', 5],
  ]);
});

test('a short last paragraph stands on the page of the signature, and nothing before it', () => {
  expect(printed(paragraph('理由。'), paragraph('特此函告。'), signature)).toEqual([
    ['paragraph', 0],
    ['together', 3],
  ]);
  const far = printed(paragraph('此致'), paragraph('一'), paragraph('二'), paragraph('三'), signature);
  expect(far.at(-1)).toEqual(['together', 3]);
});

test('a long last paragraph stays where it is', () => {
  expect(printed(paragraph('理'.repeat(121)), signature).map(([kind]) => kind)).toEqual([
    'paragraph',
    'together',
  ]);
});
