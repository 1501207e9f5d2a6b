import { describe, expect, it } from 'vitest';
import { computeLawStatus, listAmendmentDates, versionOnDay } from './law-status.ts';

describe('computeLawStatus', () => {
  const dates = { effectiveOn: '2018-10-26', repealedOn: null, nextVersionEffectiveOn: '2024-07-01' };
  it.each([
    ['2018-10-25', '尚未生效'],
    ['2018-10-26', '现行有效'],
    ['2024-06-30', '现行有效'],
    ['2024-07-01', '已修改'],
  ])('on %s says %s', (day, status) => {
    expect(computeLawStatus(dates, day)).toBe(status);
  });

  it('puts repeal before all else', () => {
    expect(computeLawStatus({ ...dates, repealedOn: '2021-01-01' }, '2025-01-01')).toBe('已废止');
    expect(computeLawStatus({ ...dates, repealedOn: '2021-01-01' }, '2020-12-31')).toBe('现行有效');
  });
});

/** 民事诉讼法 as its newest text tells its history. */
const HISTORY = [
  '1991年4月9日第七届全国人民代表大会第四次会议通过',
  '根据2007年10月28日第十届全国人民代表大会常务委员会第三十次会议《关于修改〈中华人民共和国民事诉讼法〉的决定》第一次修正',
  '根据2012年8月31日第十一届全国人民代表大会常务委员会第二十八次会议《关于修改〈中华人民共和国民事诉讼法〉的决定》第二次修正',
  '根据2017年6月27日第十二届全国人民代表大会常务委员会第二十八次会议《关于修改〈中华人民共和国民事诉讼法〉和〈中华人民共和国行政诉讼法〉的决定》第三次修正',
  '根据2021年12月24日第十三届全国人民代表大会常务委员会第三十二次会议《关于修改〈中华人民共和国民事诉讼法〉的决定》第四次修正',
  '根据2023年9月1日第十四届全国人民代表大会常务委员会第五次会议《关于修改〈中华人民共和国民事诉讼法〉的决定》第五次修正',
];
const of2021 = {
  id: 2021,
  title: '中华人民共和国民事诉讼法',
  promulgatedOn: '2021-12-24',
  effectiveOn: '2022-01-01',
  history: HISTORY.slice(0, 5),
};
const of2023 = {
  id: 2023,
  title: '中华人民共和国民事诉讼法',
  promulgatedOn: '2023-09-01',
  effectiveOn: '2024-01-01',
  history: HISTORY,
};

describe('listAmendmentDates', () => {
  it('lists amendments and leaves the passing out', () => {
    expect(listAmendmentDates(HISTORY)).toEqual([
      '2007-10-28',
      '2012-08-31',
      '2017-06-27',
      '2021-12-24',
      '2023-09-01',
    ]);
  });

  it('reads several amendments in one line', () => {
    const line =
      '根据1988年4月12日第七届全国人民代表大会第一次会议通过的《宪法修正案》、1993年3月29日第八届全国人民代表大会第一次会议通过的《宪法修正案》和2018年3月11日第十三届全国人民代表大会第一次会议通过的《宪法修正案》修正';
    expect(listAmendmentDates([line])).toEqual(['1988-04-12', '1993-03-29', '2018-03-11']);
  });

  it('tells amendments from passing, publication and taking effect', () => {
    expect(
      listAmendmentDates([
        '2006年12月8日国务院第159次常务会议通过 2006年12月19日中华人民共和国国务院令第481号公布 自2007年4月1日起施行',
        '2005年10月27日第十届全国人民代表大会常务委员会第十八次会议修订',
      ]),
    ).toEqual(['2005-10-27']);
  });
});

describe('versionOnDay', () => {
  it.each([
    ['2022-06-01', of2021],
    ['2023-12-31', of2021],
    ['2024-01-01', of2023],
    ['2026-01-01', of2023],
    ['2015-06-01', 'not_held'],
    ['1990-01-01', 'not_yet'],
  ])('finds the text of %s', (day, expected) => {
    expect(versionOnDay([of2023, of2021], day)).toBe(expected);
  });

  it('does not pass an older text off as that of a day after an amendment it lacks', () => {
    const of2012 = {
      ...of2021,
      id: 2012,
      promulgatedOn: '2012-08-31',
      effectiveOn: '2013-01-01',
      history: HISTORY.slice(0, 3),
    };
    expect(versionOnDay([of2012, of2023], '2015-06-01')).toBe(of2012);
    expect(versionOnDay([of2012, of2023], '2017-06-30')).toBe(of2012);
    expect(versionOnDay([of2012, of2023], '2017-07-01')).toBe('not_held');
    expect(versionOnDay([of2012, of2023], '2023-12-31')).toBe('not_held');
    expect(versionOnDay([of2012, of2023], '2024-01-01')).toBe(of2023);
  });

  it('knows of amendments that came after the newest history held', () => {
    expect(versionOnDay([of2021], '2022-06-01')).toBe(of2021);
    expect(versionOnDay([of2021], '2024-06-01')).toBe('not_held');
  });

  it('tells a law that is not yet in force from a text that is not held', () => {
    const code = {
      promulgatedOn: '2020-05-28',
      effectiveOn: '2021-01-01',
      history: ['2020年5月28日第十三届全国人民代表大会第三次会议通过'],
    };
    expect(versionOnDay([code], '2020-12-31')).toBe('not_yet');
    expect(versionOnDay([code], '2021-01-01')).toBe(code);
  });

  it('takes the decision of a court and its publication days later for one event', () => {
    const held = {
      promulgatedOn: '2022-04-01',
      effectiveOn: '2022-04-10',
      history: [
        '2014年12月18日最高人民法院审判委员会第1636次会议通过',
        '根据2022年3月22日最高人民法院审判委员会第1866次会议通过的《关于修改的决定》修正',
      ],
    };
    expect(versionOnDay([held], '2023-01-01')).toBe(held);
    expect(versionOnDay([held], '2016-01-01')).toBe('not_held');
  });

  it('gives the coming version from its day on', () => {
    const now = { promulgatedOn: '2019-04-23', effectiveOn: '2019-11-01' };
    const coming = { promulgatedOn: '2026-06-26', effectiveOn: '2027-01-01' };
    expect(versionOnDay([coming, now], '2026-12-31')).toBe(now);
    expect(versionOnDay([coming, now], '2027-01-01')).toBe(coming);
  });

  it('cannot tell without dates, unless one text is all there is', () => {
    const undated = { promulgatedOn: null, effectiveOn: null };
    expect(versionOnDay([undated], '2020-01-01')).toBe(undated);
    expect(versionOnDay([undated, { ...undated }], '2020-01-01')).toBe('not_held');
  });
});
