import { expect, test } from 'vitest';
import { plainSpeech } from './figures-of-speech.ts';

test.each([
  '这个裁决我死也不认',
  '打死我都不签',
  '宁死不签补充协议',
  '气死我了，押金不退',
  '我跟他死磕到底',
  '平台大数据杀熟',
  '跳楼价买的沙发',
  '手机中毒了',
  '这手续费逼死人',
  '老板天天骂我想死啊动作这么慢',
  '主管训人，骂我是不是想死吗',
  "I'd rather die than sign this",
])('a saying is said plainly: %s', (saying) => {
  expect(plainSpeech(saying)).not.toMatch(/死|命|杀|毒|跳楼|\bdie\b/);
});

test.each([
  '我不想活了',
  '我想死，死也不怕',
  '债主要逼死人了',
  '老板骂得我想死',
  '女儿说我想死啊',
  '把老人活活气死了',
  '他说要弄死我',
  '我死都不想再醒过来',
  '孩子喝了农药中毒了',
  '宁可死也不回那个家',
  'I want to die',
  'he is killing me',
])('what may be meant stands: %s', (words) => {
  expect(plainSpeech(words)).toBe(words);
});
