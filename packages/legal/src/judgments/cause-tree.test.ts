import { expect, it } from 'vitest';
import { placeCause } from './cause-tree.ts';

it.each([
  ['房屋租赁合同纠纷', ['民事', '合同、准合同纠纷', '房屋租赁合同纠纷'], true],
  ['居间合同纠纷', ['民事', '合同、准合同纠纷', '居间合同纠纷'], true],
  [
    '公司关联交易损害责任纠纷',
    ['民事', '与公司、证券、保险、票据等有关的民事纠纷', '公司关联交易损害责任纠纷'],
    false,
  ],
  ['案外人执行异议之诉', ['民事', '执行异议之诉', '案外人执行异议之诉'], true],
  ['抢劫罪', ['刑事', '侵犯财产罪', '抢劫罪'], true],
  ['贩卖毒品罪', ['刑事', '妨害社会管理秩序罪', '贩卖毒品罪'], true],
  ['虚构的罪', ['刑事', '虚构的罪'], false],
])('places %s', (cause, path, listed) => {
  expect(placeCause(cause)).toEqual({ path, listed });
});

it('places nothing that is no cause', () => {
  expect(placeCause('今天天气')).toBeNull();
});
