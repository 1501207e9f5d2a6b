import { expect, test } from 'vitest';
import { type ComparedTexts, type MovedPiece, markMoved } from './mark-moved.ts';

const HEAVY_RAIN = '大雨、雷电或者能见度不足一百米时，不得放飞。';
const LINE = '风筝线不得使用金属或者其他导电的材料。';

const shown = (pieces: readonly MovedPiece[] | undefined) =>
  pieces?.map((piece) => `${piece.kind}${'other' in piece ? `→${piece.other}` : ''} ${piece.text.trim()}`);

const joins = async (rows: readonly ComparedTexts[]) =>
  (await markMoved(rows)).map((pieces) => ({
    left: pieces
      .filter(({ kind }) => kind !== 'added' && kind !== 'moved_here')
      .map(({ text }) => text)
      .join(''),
    right: pieces
      .filter(({ kind }) => kind !== 'removed' && kind !== 'moved_away')
      .map(({ text }) => text)
      .join(''),
  }));

test('a paragraph that stands in another article now is moved there, neither deleted nor added', async () => {
  const rows = [
    { left: `放飞应当避开高压线。\n${HEAVY_RAIN}`, right: '放飞应当避开高压线和机场。' },
    { left: '违反本法的，处以罚款。', right: `${HEAVY_RAIN}\n违反本法的，处以罚款。` },
  ];
  const [first, second] = await markMoved(rows);
  expect(shown(first)).toContain(`moved_away→1 ${HEAVY_RAIN}`);
  expect(shown(second)?.filter((piece) => piece !== 'added ')).toEqual([
    `moved_here→0 ${HEAVY_RAIN}`,
    'same 违反本法的，处以罚款。',
  ]);
  expect(first?.filter(({ kind }) => kind === 'added').map(({ text }) => text)).toEqual(['和机场']);
  expect(first?.some(({ kind }) => kind === 'removed')).toBe(false);
  expect(await joins(rows)).toEqual(rows);
});

test('paragraphs that changed places within an article are moved, the ones around them stay', async () => {
  const rows = [{ left: `总则。\n${LINE}\n${HEAVY_RAIN}`, right: `总则。\n${HEAVY_RAIN}\n${LINE}` }];
  const [pieces] = await markMoved(rows);
  expect(pieces?.map(({ kind }) => kind).filter((kind) => kind.startsWith('moved'))).toEqual([
    'moved_away',
    'moved_here',
  ]);
  expect(pieces?.some(({ kind }) => kind === 'removed' || kind === 'added')).toBe(false);
  expect(await joins(rows)).toEqual(rows);
});

test('an item keeps being the same one under another number, and a whole article may stand in another', async () => {
  const rows = [
    { left: LINE, right: null },
    {
      left: '不得：\n（一）在机场附近放飞风筝的行为；',
      right: `不得：\n（一）${LINE}\n（二）在机场附近放飞风筝的行为。`,
    },
  ];
  const [gone, holding] = await markMoved(rows);
  expect(shown(gone)).toEqual([`moved_away→1 ${LINE}`]);
  expect(shown(holding)).toContain(`moved_here→0 （一）${LINE}`);
});

test('short words that stand alike in many places are not moved, and equal texts have no pieces', async () => {
  expect(
    (
      await markMoved([
        { left: '甲\n公民；', right: '甲' },
        { left: '乙', right: '乙\n公民；' },
      ])
    ).flat(),
  ).not.toContainEqual(expect.objectContaining({ kind: 'moved_away' }));
  expect(
    await markMoved([
      { left: LINE, right: LINE },
      { left: LINE, right: null },
    ]),
  ).toEqual([[], []]);
});
