import { expect, test } from 'vitest';
import type { DocumentBlock, DraftDocument } from './document-blocks.ts';
import { dropEmptyClosing } from './drop-empty-closing.ts';

const origin = { kind: 'template' } as const;
const heading: DocumentBlock = { kind: 'heading', level: 2, spans: [{ text: '事实与理由', origin }] };
const said = (text: string, blank?: true): DocumentBlock => ({
  ...{ kind: 'paragraph', style: 'body' },
  spans: [{ text, origin, ...(blank ? { blank } : {}) }],
});
const closing = said('综上，请依法支持原告的诉讼请求。');
const left = (...blocks: DocumentBlock[]) => {
  const document: DraftDocument = { title: '甲', layout: 'court', pageFoot: [], blocks };
  return dropEmptyClosing(document).blocks;
};

test('nothing is summed up where no reason stands, and with reasons the sentence stays', () => {
  expect(left(said('甲'), heading, said('＿＿＿', true), closing, said('此致'))).toEqual([
    said('甲'),
    heading,
    said('＿＿＿', true),
    said('此致'),
  ]);
  const whole = [heading, said('被告借款不还。'), said('＿＿＿', true), closing];
  expect(left(...whole)).toEqual(whole);
});
