import { describe, expect, it } from 'vitest';
import { formatParagraphs, parseArticleBody } from './statute-parts.ts';

/** Paragraph texts with their items' numbers, and subitems in braces. */
const outline = (text: string) =>
  parseArticleBody(text).map(
    (paragraph) =>
      `${paragraph.number}:${paragraph.text}|${paragraph.items
        .map(
          (item) =>
            item.number +
            (item.subitems.length ? `{${item.subitems.map((part) => part.number).join()}}` : ''),
        )
        .join()}`,
  );

describe('parseArticleBody', () => {
  it('counts every line as a 款', () => {
    expect(outline('甲方应当履行。\n\n乙方可以拒绝。')).toEqual(['1:甲方应当履行。|', '2:乙方可以拒绝。|']);
  });

  it('hangs 项 under the paragraph before and takes a line after the last one as the next 款', () => {
    expect(
      outline('有下列情形之一的，可以解除：\n（一）甲；\n（二）乙。\n有前款第一项情形的，应当通知。'),
    ).toEqual(['1:有下列情形之一的，可以解除：|1,2', '2:有前款第一项情形的，应当通知。|']);
  });

  it('keeps a line between two 项 with the first of them', () => {
    const [paragraph] = parseArticleBody('有下列情形：\n（一）甲；\n说明甲。\n（二）乙。');
    expect(paragraph?.items.map((item) => item.text)).toEqual(['甲；\n说明甲。', '乙。']);
  });

  it('does not take the first 项 of a second list for a continuation', () => {
    expect(outline('甲：\n（一）子；\n（二）丑。\n乙：\n（一）寅；\n（二）卯。')).toEqual([
      '1:甲：|1,2',
      '2:乙：|1,2',
    ]);
  });

  it('splits 项 that stand on one line', () => {
    expect(outline('有下列情形之一的：（一）甲；（二）乙；（三）丙。')).toEqual([
      '1:有下列情形之一的：|1,2,3',
    ]);
  });

  it('leaves references to 项 within a sentence alone', () => {
    const text = '有前款第（一）项、第（二）项情形的，依照（一）、（二）处理。';
    expect(outline(text)).toEqual([`1:${text}|`]);
  });

  it('hangs 目 under 项, also in other shapes of number', () => {
    expect(outline('范围：\n（一）设备：\n1. 甲；\n2．乙；\n③丙。\n（二）其他。')).toEqual([
      '1:范围：|1{1,2,3},2',
    ]);
  });

  it('takes no decimal for a 目', () => {
    expect(outline('税率：\n1.5%以上的')).toEqual(['1:税率：|', '2:1.5%以上的|']);
  });

  it('begins with an empty 款 when an article is nothing but 项', () => {
    expect(outline('（一）甲；\n（二）乙。')).toEqual(['1:|1,2']);
  });

  it('gives the same parts when its own text is read again', () => {
    const text = '有下列情形之一的：（一）甲：\n1.子；\n2.丑；\n（二）乙。\n前款规定不适用。';
    const parts = parseArticleBody(text);
    expect(parseArticleBody(formatParagraphs(parts))).toEqual(parts);
  });
});
