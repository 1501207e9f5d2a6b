import { expect, test } from 'vitest';
import { talk } from '../testing/talk.ts';
import { findKeyFacts } from './find-key-facts.ts';

const kinds = (text: string) =>
  findKeyFacts(talk(['p', text]))
    .statements.map(({ kind }) => kind)
    .toSorted()
    .join(' ');

/** Sentences in many voices, most of which a word alone would turn round. What is doubtful is nothing. */
test.each([
  // What cannot be left undone is promised, of oneself alone.
  ['我不可能不还你钱', 'promise'],
  ['我不会不还你的，你把心放肚子里', 'promise'],
  ['咱不可能不给你结账', 'promise'],
  ['我们公司绝不可能不付这笔款', 'promise'],
  ['他不可能不还', ''],
  ['你不可能不还我吧', ''],
  ['这钱不能不还啊', ''],
  // What is impossible is refused where it is a deed of whoever speaks.
  ['不可能，这个价我卖不了', 'refusal'],
  ['那不可能的事', 'refusal'],
  ['我不可能赔你这么多', 'refusal'],
  ['要我写欠条，没门', 'refusal'],
  ['我不可能骗你', ''],
  ['他不可能来的', ''],
  ['这不可能是老周写的', ''],
  // Mocked.
  ['我承认个屁', 'denial'],
  ['承认个鬼啊，我压根不知道这事', 'denial'],
  ['认个鬼', 'denial'],
  ['我认什么认', 'denial'],
  ['我欠你个毛', 'denial'],
  ['借你个头啊借', 'denial'],
  ['还个屁，合同都没签', 'denial refusal'],
  ['我赔你个鬼', 'refusal'],
  // Papers that are named, and nothing promised with them.
  ['我保证书都没写过', 'denial'],
  ['保证金我早就交了', ''],
  ['你那份承诺书我看过', ''],
  ['我保证下周一把货款打给你', 'promise'],
  // What stands in front is what is spoken of.
  ['钱我没拿', 'denial'],
  ['这章不是我盖的', 'denial'],
  ['手印不是我按的', 'denial'],
  ['货不是我们收的', 'denial'],
  ['车不是我砸的', 'denial'],
  ['钱是我拿的', 'admission'],
  ['章是我盖的', 'admission'],
  ['手印是我按的', 'admission'],
  ['门是我踹的，我认', 'admission'],
  ['字是我自己签的', 'admission'],
  ['字是我老婆签的', ''],
  ['章是我弟弟盖的', ''],
  ['钱是我借给他的', ''],
  ['那条子是我朋友打的', ''],
  // Of whom it is said.
  ['我确实借了他八万', 'admission'],
  ['他确实欠我八万', ''],
  ['你确实收了我的货', ''],
  ['我老公确实借过这笔钱', ''],
  ['我知道你确实欠着人家', ''],
  ['确实欠着，这个我不赖', 'admission'],
  ['法官要我承认，我偏不', ''],
  ['他们逼我承认的', ''],
  ['我借给你的钱，你啥时候还', 'demand'],
  // Words that are spelled alike and mean something else.
  ['我认倒霉', ''],
  ['我认栽行了吧', ''],
  ['我认出他来了', ''],
  ['我打过你电话', ''],
  ['我确实打了好几个电话', ''],
  ['我收到你发的通知了', ''],
  ['我欠你一个人情', ''],
  ['我差点摔了', ''],
  ['我认可你这个人', ''],
  ['我签收了快递', ''],
  // Asked without asking.
  ['难道我欠你的', ''],
  ['说得好像我欠你似的', ''],
  ['搞得跟我拿了你钱一样', ''],
  ['凭什么要我还', 'refusal'],
  ['我凭啥赔给你', 'refusal'],
  // Plain denials and admissions.
  ['我不欠你一分钱', 'denial'],
  ['我们不差你货款', 'denial'],
  ['我没收过你的定金', 'denial'],
  ['我可从来没答应过', 'denial'],
  ['我承认这个钱是我用了', 'admission'],
  ['是我撞的，我全责', 'admission'],
  ['这个事是我们没处理好', 'admission'],
  ['欠你的两万我认', 'admission'],
  // Denied twice.
  ['我不是不还，实在是手头紧', ''],
  ['我又没说不给', ''],
  ['我哪敢不还啊', ''],
  ['我没有不认账', 'admission'],
  // Denials that send one to somebody else.
  ['章不是我盖的，谁盖的你找谁去', 'denial'],
  ['备注不是我写的，谁写的问谁', 'denial'],
  ['短信不是我发的，手机那天借出去了', 'denial'],
  ['这事跟我没关系，你找仓库', 'denial'],
  ['合同是我签的，钱不是我拿的', 'admission denial'],
  ['短信不是我妈发的', ''],
  ['我们确实没有给你缴社保，这点公司认', 'admission'],
  ['你放心，我就算卖房也会还你', 'promise'],
  // Refusals and promises that are plain.
  ['打死我也不还', 'refusal'],
  ['我们不会再付一分钱', 'refusal'],
  ['月底我肯定把尾款给你', 'promise'],
  ['你放心，月底一定还你', 'promise'],
  ['谁也不敢保证月底能还', ''],
])('%s: %s', (text, expected) => {
  expect(kinds(text)).toBe(expected);
});
