import { describe, expect, it } from 'vitest';
import { deadlinesAsked, type Guide, type GuidePoint, isOfFields } from './guide.ts';

const deadline = (zh: string, source: string) => ({ text: { zh, en: zh }, source });
const guide = {
  deadlines: [deadline('被解除的一年内申请仲裁', '仲裁法 27'), deadline('十五日内起诉', '仲裁法 50')],
} as Guide;
const point = (deadlines: GuidePoint['deadlines']) => ({ deadlines }) as GuidePoint;
const told = (points: readonly GuidePoint[]) =>
  deadlinesAsked(guide, points).map(({ text, asked }) => [text.zh, asked]);

describe('the times of who asks a point', () => {
  it('come before those of the guide', () => {
    expect(told([point(['仲裁法 50'])])).toEqual([
      ['十五日内起诉', 'named'],
      ['被解除的一年内申请仲裁', 'beside'],
    ]);
  });

  it('are told once where the point words a time of the guide for itself', () => {
    expect(told([point([deadline('离职之日起一年内申请仲裁', '仲裁法 27')])])).toEqual([
      ['离职之日起一年内申请仲裁', 'named'],
      ['十五日内起诉', 'beside'],
    ]);
  });

  it('are those of the guide where no point names any', () => {
    expect(told([point(undefined)])).toEqual([
      ['被解除的一年内申请仲裁', 'unknown'],
      ['十五日内起诉', 'unknown'],
    ]);
  });
});

it('a guide belongs to its own field and to those whose people are in the same situation', () => {
  const points = { field: 'procedure', alsoFields: ['traffic'] };
  expect(isOfFields(points, ['traffic'])).toBe(true);
  expect(isOfFields(points, ['family', 'procedure'])).toBe(true);
  expect(isOfFields({ field: 'procedure' }, ['traffic'])).toBe(false);
});
