import { describe, expect, it } from 'vitest';
import { toFlatText } from '../words/flat-text.ts';
import { CASE_NUMBER_PATTERN, readCaseNumberMatch } from './case-number.ts';

const parseCaseNumber = (text: string) => {
  const match = new RegExp(`^${CASE_NUMBER_PATTERN.source}$`).exec(toFlatText(text).trim());
  return match && readCaseNumberMatch(match);
};

describe('a case number', () => {
  it.each([
    [
      '（2023）京01民终123号',
      { courtCode: '京01', courtLevel: '中级', region: '北京市', typeCode: '民终', procedure: '二审' },
    ],
    [
      '（2021）京0105民初1号',
      { courtCode: '京0105', courtLevel: '基层', typeCode: '民初', procedure: '一审' },
    ],
    [
      '（2020）粤民再5号',
      { courtCode: '粤', courtLevel: '高级', region: '广东省', typeCode: '民再', procedure: '再审' },
    ],
    [
      '(2022)最高法知民终12号',
      { courtCode: '最高法', court: '最高人民法院', courtLevel: '最高', typeCode: '知民终', field: '民事' },
    ],
    ['（2021）最高法民申1号', { courtLevel: '最高', procedure: '再审审查' }],
    ['（2020）沪74民初1号', { court: '上海金融法院', courtLevel: '中级' }],
    ['（2019）京0491民初1号', { court: '北京互联网法院', courtLevel: '基层' }],
    ['（2019）京0105执异34号', { field: '执行', procedure: '执行' }],
    ['（2022）苏01破3号', { field: '破产与强制清算' }],
    ['（2022）浙0102刑初3号', { field: '刑事', procedure: '一审' }],
    ['（2022）浙01行终3号', { field: '行政', procedure: '二审' }],
  ])('reads court and procedure from %s', (text, expected) => {
    expect(parseCaseNumber(text)).toMatchObject({ ...expected, style: 'current' });
  });

  it.each([
    [
      '（2015）民二终字第53号',
      { court: '最高人民法院', courtLevel: '最高', typeCode: '民二终', procedure: '二审' },
    ],
    ['（2014）沪高刑终字第3号', { region: '上海市', courtLevel: '高级', field: '刑事' }],
    ['（2013）沈中民二初字第2号', { courtLevel: '中级', region: null, procedure: '一审' }],
    ['（2010）攸民初字第8号', { courtLevel: null, region: null, procedure: '一审' }],
    ['（2015）刑立他字第26-1号', { serial: '26-1' }],
  ])('reads the style before 2016: %s', (text, expected) => {
    expect(parseCaseNumber(text)).toMatchObject({ ...expected, style: 'before-2016' });
  });

  it('brings brackets, spaces and 之一 into one form', () => {
    expect(parseCaseNumber(' ( 2021 ) 京0105 民初 1 号之一 ')?.number).toBe('（2021）京0105民初1号之一');
    expect(parseCaseNumber('〔2021〕京0105民初１号之1')?.number).toBe('（2021）京0105民初1号之一');
    expect(parseCaseNumber('[2015]民二终字第53号')?.number).toBe('（2015）民二终字第53号');
  });

  it.each([
    '法释〔2020〕17号',
    '（2020）17号',
    '（2010）攸证字第3号',
    '（2012）豫银贷字第5号',
    '2023京01民终123号',
    '（2023）京01民终123号判决',
    '',
  ])('refuses %j', (text) => {
    expect(parseCaseNumber(text)).toBeNull();
  });
});
