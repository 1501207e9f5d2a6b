import { expect, test } from 'vitest';
import { talk } from '../testing/talk.ts';
import { findKeyFacts } from './find-key-facts.ts';

const kindsOf = (...turns: readonly (readonly [string, string])[]) =>
  findKeyFacts(talk(...turns))
    .statements.filter(({ speaker }) => speaker === 'b')
    .map(({ kind, condition }) => (condition === null ? kind : `${kind} (${condition})`))
    .toSorted()
    .join(' ');

test.each([
  // What somebody states against themselves, with no word that admits.
  ['货我们收到了，就是有两箱是坏的', 'admission'],
  ['定金我收了两万', 'admission'],
  ['还差你两万，我心里有数', 'admission'],
  ['没给你交社保，这个是公司不对', 'admission'],
  ['加班费确实没算', 'admission'],
  ['我们是没按图纸做', 'admission'],
  ['晚了几天是我不对', 'admission'],
  ['借是借了，早还了', 'admission'],
  ['我是动了手，可你先骂人', 'admission'],
  ['合同我签了，章也是我盖的', 'admission'],
  ['欠条是我写的，可那是你逼我写的', 'admission denial'],
  ['该给的我给，不该给的一分没有', 'admission'],
  ['钱在我这里放着', 'admission'],
  ['当年那笔账我没说不认，是不是嘛', 'admission'],
  ['首付你们家出了三十万，我没说没出', 'admission'],
  // Supposed, mocked, reported, of the other side, or what the other side did.
  ['要是我签了我认', ''],
  ['如果法院说是我的责任，我就认', ''],
  ['假设我欠你，你拿条子来', ''],
  ['都是我的错，行了吧', ''],
  ['他说是我撞的', ''],
  ['这货你都收了', ''],
  ['你们没给我交社保', ''],
  ['我不是给你转了两万嘛', ''],
  ['当年你没打条子', ''],
  ['老板不签字我也没办法', ''],
  ['你不同意，那就放着', ''],
  // A no that is asked.
  ['我怎么可能收他的钱', 'denial'],
  ['我什么时候答应你了？', 'denial'],
  ['我欠你？我欠你什么了？', 'denial'],
  ['我没听他讲过啊，他借钱做什么？', 'denial'],
  ['我凭什么赔？', 'refusal'],
  ['还打什么条子', 'refusal'],
  ['利息我不认', 'denial'],
  ['那是彩礼，不是借款', 'denial'],
  // Undertaken by a time or a sum, for whom it is; what is tried, over or another's is not.
  ['下周五我给你打两万', 'promise'],
  ['明天我让财务给你转', 'promise'],
  ['修理费我来承担', 'promise'],
  ['好，我写', 'promise'],
  ['他要是肯认，我一分不留全给你', 'promise (他要是肯认)'],
  ['等他回来我叫他打电话给你', 'promise (等他回来)'],
  ['我尽量月底还', ''],
  ['我再去问问老板', ''],
  ['八月初我就把单子交给您了', ''],
  ['我三月五号转给你的两万有记录的', ''],
  ['你说好五一还的', ''],
  // Asked for.
  ['你给我打个条子', 'demand'],
  ['请你们三天内把押金退给我', 'demand'],
  ['那两万你什么时候还？', 'demand'],
  ['要么退钱，要么换新的', 'demand'],
  ['你再不给钱，我就去起诉', 'demand'],
  ['你去年给我转过五千', ''],
])('%s: %s', (text, expected) => {
  expect(kindsOf(['a', '你接着讲'], ['b', text])).toBe(expected);
});

test.each([
  ['社保你们交了没有？', '没交。', 'admission'],
  ['你们给他买保险了吗？', '没有。', 'admission'],
  ['三月份的房租你付了没？', '还没付。', 'admission'],
  ['你拿钱了没有？', '没拿。', 'denial'],
  ['钱你收到了吧？', '收到了。', 'admission'],
  ['那还欠我八万，对吧？', '对。', 'admission'],
  ['车是你开的？', '是我开的。', 'admission'],
  ['你是老周吧？', '是。', ''],
  ['他还你钱没有？', '没有。', ''],
  ['我还你钱没有？', '没有。', ''],
  ['社保你们给我交了没有？', '社保没交，你不是签了声明吗？', 'admission'],
  ['你吃饭了没有？', '没吃。', ''],
])('%s——%s: %s', (question, answer, expected) => {
  expect(kindsOf(['a', question], ['b', answer])).toBe(expected);
});

test.each([
  ['You sent me forty invoices.', "I never said they weren't sent.", 'admission'],
  ['That leaves five thousand of the money.', 'Five thousand, yes.', 'admission'],
  [
    'And the boxes?',
    "If your engineer confirms it, I'll replace all of them.",
    'promise (If your engineer confirms it)',
  ],
  ['Will you pay?', "That's not an admission of anything.", 'denial'],
  ['Will you pay?', "I'll think about it.", ''],
  ['Is this Mr. Low?', 'Yes.', ''],
])('%s — %s: %s', (before, text, expected) => {
  expect(kindsOf(['a', before], ['b', text])).toBe(expected);
});
