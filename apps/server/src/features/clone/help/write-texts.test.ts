import { cloneContent } from '@mingfa/contract/clone-content';
import { expect, test } from 'vitest';
import { AREAS } from './areas.ts';
import { readDescription } from './read-description.ts';
import { writeTexts } from './write-texts.ts';

const NUMBERS = ['13800138000', '110101199003070011', '6222020200012345670'];

test('no telephone, identity or card number of a description comes into what everybody reads of a clone', () => {
  const told = readDescription('我是李律师，帮租客处理押金。', 'zh-CN', []);
  const [phone, identity, card] = NUMBERS;
  const said = {
    ...told,
    audience: [`租客（打电话 ${phone}）`],
    matters: [`押金退还，身份证号 ${identity}`, '3000元以上的押金'],
    limits: [`费用打到卡号 ${card}`],
  };
  const tenancy = AREAS.filter(({ id }) => id === 'tenancy');
  const { introduction, opening, name } = writeTexts(
    cloneContent.parse({ name: '-' }),
    said,
    tenancy,
    'zh-CN',
  );
  for (const number of NUMBERS) expect([name, introduction, opening].join('\n')).not.toContain(number);
  expect(introduction).toContain('[电话]');
  expect(introduction).toContain('[卡号]');
  expect(opening).toContain('[身份证号]');
  expect(introduction).toContain('3000元');
});

test('a name stays, and so does the number of a hotline', () => {
  const told = {
    ...readDescription('帮租客处理押金。', 'zh-CN', []),
    matters: ['李明律师团队的押金问题，先打 12348'],
  };
  const { introduction } = writeTexts(cloneContent.parse({ name: '-' }), told, [], 'zh-CN');
  expect(introduction).toContain('李明律师团队的押金问题，先打 12348');
});
