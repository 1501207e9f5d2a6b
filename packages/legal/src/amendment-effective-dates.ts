import type { IsoDate } from './statute.ts';

/**
 * When amendments took effect whose day the amended text itself does not state. Source of each: the closing clause
 * of the amending decision (关于修改…的决定 or 刑法修正案). By key of the law, then the day of promulgation.
 */
const EFFECTIVE_ON: Record<string, Record<IsoDate, IsoDate>> = {
  // 宪法修正案 are published by 全国人民代表大会公告 and in force on the day.
  宪法: {
    '1988-04-12': '1988-04-12',
    '1993-03-29': '1993-03-29',
    '1999-03-15': '1999-03-15',
    '2004-03-14': '2004-03-14',
    '2018-03-11': '2018-03-11',
  },
  民事诉讼法: {
    '2007-10-28': '2008-04-01',
    '2012-08-31': '2013-01-01',
    '2017-06-27': '2017-07-01',
    '2021-12-24': '2022-01-01',
    '2023-09-01': '2024-01-01',
  },
  刑事诉讼法: { '1996-03-17': '1997-01-01', '2012-03-14': '2013-01-01', '2018-10-26': '2018-10-26' },
  行政诉讼法: { '2014-11-01': '2015-05-01', '2017-06-27': '2017-07-01' },
  刑法: {
    '2009-02-28': '2009-02-28',
    '2011-02-25': '2011-05-01',
    '2015-08-29': '2015-11-01',
    '2017-11-04': '2017-11-04',
    '2020-12-26': '2021-03-01',
    '2023-12-29': '2024-03-01',
  },
  劳动合同法: { '2012-12-28': '2013-07-01' },
  公司法: { '2005-10-27': '2006-01-01', '2013-12-28': '2014-03-01', '2018-10-26': '2018-10-26' },
  商标法: { '2001-10-27': '2001-12-01', '2013-08-30': '2014-05-01', '2019-04-23': '2019-11-01' },
  专利法: { '2000-08-25': '2001-07-01', '2008-12-27': '2009-10-01', '2020-10-17': '2021-06-01' },
  著作权法: { '2010-02-26': '2010-04-01', '2020-11-11': '2021-06-01' },
  消费者权益保护法: { '2013-10-25': '2014-03-15' },
  道路交通安全法: { '2007-12-29': '2008-05-01', '2011-04-22': '2011-05-01', '2021-04-29': '2021-04-29' },
  行政复议法: { '2017-09-01': '2018-01-01' },
  仲裁法: { '2017-09-01': '2018-01-01' },
  个人所得税法: { '2018-08-31': '2019-01-01' },
  土地管理法: { '2019-08-26': '2020-01-01' },
  城市房地产管理法: { '2019-08-26': '2020-01-01' },
  最高人民法院关于适用民事诉讼法的解释: { '2020-12-29': '2021-01-01', '2022-04-01': '2022-04-10' },
};

/** The day an amendment took effect, null when this table does not hold it. `key` as from `normalizeLawTitle`. */
export function amendmentEffectiveOn(key: string, promulgatedOn: IsoDate): IsoDate | null {
  return EFFECTIVE_ON[key]?.[promulgatedOn] ?? null;
}

/** The days on which a law is known to have been amended, for histories that end too early. */
export function knownAmendmentDates(key: string): IsoDate[] {
  return Object.keys(EFFECTIVE_ON[key] ?? {});
}

/** The interpretations revised or issued together with 民法典 (法释〔2020〕17–28号) apply from the day it took effect. */
export function effectiveWithCivilCode(key: string, promulgatedOn: IsoDate): IsoDate | null {
  const ofThatBatch = promulgatedOn >= '2020-12-23' && promulgatedOn <= '2020-12-31';
  return ofThatBatch && key.startsWith('最高人民法院') ? '2021-01-01' : null;
}
