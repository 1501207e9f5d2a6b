import { expect, test } from 'vitest';
import { analyseRecording } from '../analyse-recording.ts';
import { talk } from '../testing/talk.ts';
import { reportsAdmission } from './reported-admission.ts';

test.each([
  '上周我去找过老孙，他说他认这笔账',
  '我跟你讲，我老公当时承认过动了手',
  '你上次在电话里承认了，说货是你签收的',
  '被告也跟我说过钱是他借的',
  '你们公司人事当着我的面承认没交社保',
  '他打电话给我，承认还欠二十二万元',
  '她说条子是她写的',
])('%s tells of what another admitted', (text) => {
  expect(reportsAdmission(text)).toBe(true);
});

test.each([
  '他不承认，他说是合伙投资',
  '他要是承认欠钱就好了',
  '证人小赵说她看见被告借了钱',
  '我们公司承认拖欠',
  '这笔钱我认',
  '他说我欠他钱',
  '他说他没借',
  '我认识他，也认为他不对',
  '你让他承认',
  '他承认了吗',
  '我几时认过这笔账的',
])('%s tells of none', (text) => {
  expect(reportsAdmission(text)).toBe(false);
});

test('what another is said to have admitted is told apart from what a speaker admits, and whose denial it is, too', () => {
  const { statements } = analyseRecording(
    talk(
      ['a', '老周说他认这八万'],
      ['b', '这八万我认'],
      ['a', '他老婆不承认，说没见过这笔钱'],
      ['b', '我不承认利息'],
      ['b', '会计私下跟我承认过少算了钱'],
    ),
  );
  expect(statements.map(({ kind, speaker, said }) => `${speaker} ${kind} ${said.segmentIds}`)).toEqual([
    'a reported_admission s1',
    'b admission s2',
    'b denial s4',
    'b reported_admission s5',
  ]);
});
