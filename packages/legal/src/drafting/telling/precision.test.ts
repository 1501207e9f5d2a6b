import { describe, expect, test } from 'vitest';
import { readStory } from '../read-story.ts';

const TODAY = '2026-11-20';
const all = (story: string, path: RegExp) =>
  readStory(story, TODAY).flatMap((fact) => (path.test(fact.path) ? [fact.value] : []));
const account = (story: string) => String(all(story, /^told_account$/)[0] ?? '');
const claims = (story: string) => all(story, /^claims\/.*\/content$/);
const named = (story: string) => all(story, /^(?:claimants|defendants)\/.*\/name$/);

describe('people in passing', () => {
  test('who died, saw it or owns the account is no party', () => {
    const story =
      '我叫苗玉芝，我爸苗德厚去年腊月走的，留下一套房子和存款8万。证人就隔壁老何一个人。我要分遗产。';
    expect(named(story)).not.toContain('苗德厚');
    expect(named(story)).not.toContain('老何');
    const sale =
      '我叫齐小满，跟贺大年买了台二手挖机，他让我把6万转到一个叫范丽的账户，机器是坏的，他不退。我要退款。';
    expect(named(sale)).not.toContain('范丽');
  });

  test('to whom the other side owes besides is no defendant', () => {
    const story =
      '我是鲁山建材店的经营者邵勇。宏达置业有限公司欠我货款42000元一直没给。另外他们还欠我隔壁老段水泥钱两万多，老段想跟我一块儿告。';
    expect(named(story)).not.toContain('老段');
    expect(claims(story).join()).not.toContain('20000');
  });

  test('a name ends where a trade or what somebody can do begins', () => {
    expect(named('我叫文芳，门面租给了卢伟开水果店，他三个月没交租金。我要他付租金。')).toContain('卢伟');
    expect(account('我叫文芳，在鑫源饭店干活，老板欠我工资。老许能给我作证。我就想要工资嘛。')).not.toContain(
      '许能能',
    );
  });

  test('who was sued by a firm answers as defendant, and claims nothing', () => {
    const story =
      '被供暖公司告了，愁死了。我叫康建军，住桃园小区2栋301。法院快递里有起诉状副本和传票，叫我十五天内答辩。原告是瑞暖供热服务有限公司，说我欠供暖费6000元。我自己花了900修的管子。';
    expect(all(story, /^defendants\/.*\/name$/)).toEqual(['康建军']);
    expect(claims(story)).toEqual([]);
  });
});

describe('sums that nobody owes', () => {
  test('what was offered for a signature is no unpaid wage', () => {
    const story =
      '我叫向晴，在恒宇科技有限公司上班，一个月工资7000。公司让我签离职书，说签了给两个月工资一万四，我没签。9月的工资到现在没给我发。我就想要工资嘛。';
    expect(claims(story).join()).not.toContain('14000');
  });

  test('what a tenant sent is no rent that is owed', () => {
    const story =
      '我叫陶国平，铺子租给华磊开面馆，月租3000，6月开始就没交了，中间就8月3号转来1500块。我要他付租金搬走。';
    expect(claims(story).join()).not.toContain('1500元。');
    expect(all(story, /^claims\/.*\/amount$/)).not.toContain(1500);
  });

  test('a present is not lent, and one payment told twice is paid once', () => {
    const story =
      '我叫甘宁，跟前女友闹掰了。她过生日我给她转了6666，这个我不要。今年3月2日她跟我借了20000交房租，我微信转她20000元。5月6日她还了我2000，备注“先还你两千”。我要她还钱。';
    expect(all(story, /^loan_principal$/)).not.toContain(26666);
    expect(all(story, /^loan_repaid$/)).toEqual([2000]);
  });

  test('what others say may be asked thrice is no claim', () => {
    const story =
      '我叫井小雨，在飞跃健身服务有限公司办的卡，一共交了5600，店关门了。群里有人说可以退一赔三。我就想把没用的卡钱要回来。';
    expect(claims(story).join()).not.toContain('三倍');
    expect(claims(story).join()).not.toContain('5600');
  });
});

describe('an account in the words of its teller', () => {
  test('a day without a year stays as it was told where the order of telling gives none', () => {
    const said = account(
      '我叫石磊，今年6月3号在车行老板焦亮那里买的车，2020年的车。9月8号修理厂说是泡水车，我真是气人。12月1号开庭我要去。我要退车。',
    );
    expect(said).not.toMatch(/2020年9月|2025年12月/);
  });

  test('a number of a list, a part of a coin and a number that was called are no day and no sum', () => {
    const said = account(
      '我叫石磊，焦亮欠我货款，今年1月5日送的货。五、7月15日他又付了钱嘛。6月7月一毛没给。我打了12315，花了431块6毛。我要货款。',
    );
    expect(said).not.toMatch(/5月至7月|7月1日|12315元|元毛/);
  });

  test('what was said to somebody keeps its 你 and 我', () => {
    expect(
      account('我叫石磊，在焦亮的饭店干活，他欠我工资嘛。10月我跟他讲，你不发钱我不干了。我要工资。'),
    ).toContain('你不发钱我不干了');
  });

  test('only what is asked is left out of a sentence, and not what was told before it', () => {
    expect(
      account(
        '我叫石磊，被物业公司告了，说我欠物业费嘛。以前是德正物业管的，新公司今年才来，凭啥替人家要钱？我没交。',
      ),
    ).toContain('以前是德正物业管的');
  });
});

test('a paper that is only asked about is none', () => {
  const story = '我叫石磊，焦亮今年2月向我借3万，微信转的。谈朋友谁打借条啊。我要他还钱。';
  expect(all(story, /^evidence\/.*\/name$/)).not.toContain('借条');
  expect(all(story, /^loan_in_writing$/)).not.toContain(true);
});

test('money that a stranger had sent to unfreeze an account is for the police', () => {
  const story =
    '我叫石小云，网上买耳机，他发个链接，说“客服”要交800保证金才能发货，后来说冻结了要2000解冻，我都转了，他把我拉黑了。户名焦小亮。我要他还钱。';
  expect(claims(story)).toEqual([]);
  expect(named(story)).not.toContain('焦小亮');
});
