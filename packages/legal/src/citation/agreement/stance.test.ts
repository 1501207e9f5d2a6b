import { expect, test } from 'vitest';
import { type Stance, stanceOf } from './stance.ts';

// `§` stands where the citation does.
test.each<[Stance, string]>([
  ['stated', '承租人逾期不还船的，应当支付滞期费，见§'],
  ['stated', '依照§，船员有权拒绝出海'],
  ['stated', '§规定，未经检验的船舶不得出港'],
  ['breached', '该船未经检验即出港，违反了§'],
  ['breached', '申请人四十天才交船，有违§的要求'],
  ['denied', '该船并未搁浅，不符合§'],
  ['denied', '本案没有共同海损，§不适用'],
  ['denied', '至于对方所称的罢工，与§无关'],
  ['denied', '被申请人不能援引§免责'],
  ['denied', '船长不曾弃船，不存在§的情形'],
  ['denied', '既已视为同意，§的解除权便无从谈起'],
  ['denied', '船东从未拒绝修理，所以也谈不上减少运费（§'],
  ['denied', '装货不是卸货，§不构成障碍'],
  ['denied', '涉案货物不是活动物，§所要求的条件并不具备'],
])('a citation is %s: %s', (stance, sentence) => {
  const [before = '', behind = ''] = sentence.split('§');
  expect(stanceOf(before, behind)).toBe(stance);
});
