import { expect, test } from 'vitest';
import { partsIn } from './cited-text.ts';
import { reversedSequence } from './compare-sequence.ts';

// Rules of our own making.
const FEES = partsIn('会费不足的，应当先缴清场地租金，再缴清器材维修费用，但章程另有约定的除外。');
const PRIORITY = partsIn('已经登记的会员优先于临时访客使用场地。');
const LIST = partsIn('余款按照下列顺序分配：\n（一）教练报酬；\n（二）场地租金；\n（三）会员退费。');

test('the same two things in the other order are told', () => {
  expect(reversedSequence('会费不足时先缴器材维修费用，再缴场地租金', FEES)?.law).toContain('先缴清场地租金');
  expect(reversedSequence('首先缴清器材维修费用，然后缴清场地租金', FEES)).not.toBeNull();
  expect(reversedSequence('场地租金应后于器材维修费用缴清', FEES)).not.toBeNull();
  expect(reversedSequence('临时访客优先于已经登记的会员使用场地', PRIORITY)?.law).toContain('优先于');
  expect(reversedSequence('余款先付会员退费，再付教练报酬', LIST)).not.toBeNull();
});

test('the order of the article, and things that it puts in none, are not', () => {
  expect(reversedSequence('会费不足时先缴场地租金，再缴器材维修费用', FEES)).toBeNull();
  expect(reversedSequence('已经登记的会员先于临时访客使用场地', PRIORITY)).toBeNull();
  expect(reversedSequence('余款先付教练报酬，不足部分再谈会员退费', LIST)).toBeNull();
  expect(reversedSequence('会员先行垫付，再向俱乐部追偿', FEES)).toBeNull();
  expect(reversedSequence('场地租金和器材维修费用都应当缴清', FEES)).toBeNull();
});
