import { expect, test } from 'vitest';
import { readStory } from '../read-story.ts';

const story = (told: string) =>
  String(readStory(told, '2026-11-29').find(({ path }) => path === 'story')?.value ?? '');

test('a sale without a written contract is not said to have one', () => {
  const told =
    '我们是达州市红叶纸品有限公司。达州市启明文具有限公司一直在我们这拿货，没签合同，他们付过3万。今年3月2号对了账，还欠45000元，他们说再等等嘛。我要货款。';
  expect(story(told)).toContain('没有签订书面合同');
  expect(story(told)).not.toContain('签订买卖合同');
  expect(story(told)).toContain('被告已支付货款30000元');
});

test('a post in a group and then on a platform is told in that order', () => {
  const told =
    '我叫方丽华。今年7月4日晚上许大姐许春兰在业主群里发我的照片，说我“偷了快递”，后面还发到抖音上了。我要她道歉嘛。';
  expect(story(told)).toMatch(/^2026年7月4日，被告许春兰在微信群发布.*此后被告又在抖音发布相关内容。/);
});
