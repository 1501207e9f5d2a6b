import { describe, expect, test } from 'vitest';
import { readStory } from '../read-story.ts';
import { isAgainstAuthority } from './against-authority.ts';
import { isSwindle } from './swindle.ts';
import { toldSums } from './told-sums.ts';

const TODAY = '2026-11-30';
const all = (story: string, path: RegExp) =>
  readStory(story, TODAY).flatMap((fact) => (path.test(fact.path) ? [fact.value] : []));
const cause = (story: string) => all(story, /^cause$/)[0];
const names = (story: string, side: string) => all(story, new RegExp(`^${side}/.*/name$`));

describe('what is no civil matter', () => {
  const fined =
    '我叫麦小禾，开了个小吃店，店叫清泉县麦香小吃店。10月8号收到处罚决定书，清泉县市场监督管理局罚了我三万，文号清市监罚〔2026〕27号。我想申请复议。';

  test('an act of an authority has no cause, and its number, day and fine are read', () => {
    expect(cause(fined)).toBeUndefined();
    expect(all(fined, /^act_number$/)).toEqual(['清市监罚〔2026〕27号']);
    expect(all(fined, /^act_known_on$/)).toEqual(['2026-10-08']);
    expect(all(fined, /^act_content$/)).toEqual(['罚款30000元']);
    expect(all(fined, /^administrative_body\/.*\/name$/)).toEqual(['清泉县市场监督管理局']);
    expect(names(fined, 'claimants')).toEqual(['清泉县麦香小吃店']);
  });

  test('who was hurt by somebody that the police punished sues that somebody', () => {
    const hurt = '邻居季大海给了我一拳，鼻梁骨断了，派出所给他作了行政处罚决定，拘留五天。我要他赔医药费。';
    expect(isAgainstAuthority(hurt)).toBe(false);
    expect(cause(hurt)).toBe('生命权、身体权、健康权纠纷');
  });

  test('fraud by strangers has no cause, no claims, and nobody who is sued', () => {
    const fraud =
      '我叫谷雨晴，网上刷单垫了两万，客服说账户冻结要交解冻费，后来把我拉黑了，钱转到一个叫严志的人卡里。我要起诉他还钱。';
    expect(isSwindle(fraud)).toBe(true);
    expect(all(fraud, /^(?:cause|claims\/|defendants\/)/)).toEqual([]);
    expect(isSwindle('我借给同事三万，他把我拉黑了，一直不还。')).toBe(false);
  });
});

describe('whom a story is about', () => {
  test.each([
    ['我从一个叫尤进的车商手里买了二手车，是泡水车，我要退车。我叫路大川。', ['尤进']],
    ['我男人叫江大海，喝了酒就打我，我要离婚。我叫阎小莉。', ['江大海']],
    ['我跟前夫祁大升离婚的时候孩子归他，他不管，我想把抚养权要过来。我叫俞小佳。', ['祁大升']],
    ['司机叫黎明辉，右转把我撞了，交警认定他全责，医药费花了三千。我叫蓝小玉。', ['黎明辉']],
  ])('%s', (story, sued) => expect(names(story, 'defendants')).toEqual(sued));

  test('who is sued answers: the firm that sued is the claimant, and its claims are none of theirs', () => {
    const sued = '物业（安心物业服务有限公司）把我告到法院了，说我欠物业费三千。我叫葛小强，该怎么答辩？';
    expect(names(sued, 'defendants')).toEqual(['葛小强']);
    expect(names(sued, 'claimants')).toEqual(['安心物业服务有限公司']);
    expect(all(sued, /^claims\//)).toEqual([]);
  });

  test('who tells it for a child or a parent is no party beside them', () => {
    const child =
      '我家孩子叫邓小鸣，8岁，课间被同学推倒，门牙断了，花了2000。对方家长范大强不管。我是孩子爸爸邓大辉，我要他赔。';
    expect(names(child, 'claimants')).toEqual(['邓小鸣']);
    const father = '我是替我爸问的，我叫华小鸣，我爸叫华大庆，叔叔华大强占着奶奶留下的房子不给分，没有遗嘱。';
    expect(names(father, 'claimants')).toEqual(['华大庆']);
  });

  test('a brother or sister who wants the same claims beside the teller', () => {
    const story =
      '我叫龚小华，我爸去世了没留遗嘱，大哥龚大平说房子都该他一个人的，小弟龚小民和我都不同意。我和小弟就想分到该我们的。';
    expect(names(story, 'defendants')).toEqual(['龚大平']);
    expect(names(story, 'claimants')).toEqual(['龚小华', '龚小民']);
  });

  test('children keep their whole names before their age', () => {
    const story = '我要离婚，他叫马大杰，儿子马小轩十二岁，女儿马小涵七岁，我叫田小香。2013年结的婚。';
    expect(all(story, /^children\/.*\/name$/)).toEqual(['马小轩', '马小涵']);
  });
});

describe('proof', () => {
  const rows = (story: string) => all(story, /^evidence\/.*\/name$/);

  test('is a row each, whose it is and what its kind proves beside it', () => {
    const story = '我叫程小北，借给车大海两万，他打了借条，我在银行转的账。借条和转账记录我都留着。';
    expect(rows(story)).toEqual(['借条', '转账记录']);
    expect(all(story, /^evidence\/.*\/source$/)).toEqual(['原告提供', '原告提供']);
    expect(all(story, /^evidence\/借条\/proves$/)).toEqual(['双方的借款关系、借款金额和约定']);
  });

  test('goes on behind the marks of its list, and is told by what was done', () => {
    const story =
      '隔壁袁大义盖房把墙往我家这边挪了半米。我叫齐小福。我这有照片，村委会的调解记录，还有老宅基地证。他骂我我录了音的。';
    expect(rows(story)).toEqual(['照片', '村委会的调解记录', '老宅基地证', '录音']);
  });

  test('what was not signed, and what the other side holds, is none', () => {
    expect(rows('我叫程小北，2024年5月6日进厂上班，没签合同，工资没发。')).toEqual([]);
  });
});

test('days, sums and numbers of houses are told apart in the account', () => {
  const story =
    '我叫崔小梁，门面在建设路56号，2024年4月租给一个开奶茶店的小伙子，叫袁小浩，住3栋501，月租6500，他从今年六月就没交了，我要他搬走。';
  const account = all(story, /^(?:told_account|story)$/).join('');
  expect(account).toContain('建设路56号');
  expect(account).not.toContain('501元');
  expect(toldSums('返工得一万六七，自己掏了18600').map(({ value }) => value)).toEqual([18600]);
});

test('a loan is due by its term or the feast that was named, and never on a day ahead of a year nobody told', () => {
  const lent = '我叫罗小军，去年5月20号我在建行柜台给他转的八万，借款人韩大国，他打了借条，';
  expect(all(`${lent}写的是一年还清，到现在没还。`, /^loan_on$/)).toEqual(['2025-05-20']);
  expect(all(`${lent}写的是一年还清，到现在没还。`, /^loan_due_on$/)).toEqual(['2026-05-20']);
  expect(all(`${lent}说国庆节之前还，到现在没还。`, /^loan_due_on$/)).toEqual(['2025-10-01']);
});

test('what was said to somebody stands in its own words', () => {
  const story =
    '我叫卢小静，从一个叫冯大凯的车商手里买了辆二手车，六万，是泡水车。我找他退车他说你自己开坏的啊。我要退车。';
  expect(String(all(story, /^told_account$/)[0])).toContain('说你自己开坏的');
});

test('what an IOU says is no further loan', () => {
  const story =
    '我叫佟小来，柴大军2024年6月10号找我借了现金三万，7月2号建行又转了四万，打了一张七万的借条，到现在没还。';
  expect(all(story, /^loan_principal$/)).toEqual([70000]);
});
