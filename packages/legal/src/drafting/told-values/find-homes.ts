/** An address with its district, as far as it goes: 合肥市庐阳区长江中路12号3幢501室. */
const HOME =
  /[\u4e00-\u9fff]{0,16}(?:省|市|区|县|旗|州|盟|镇|乡)[\u4e00-\u9fff\dA-Za-z#-]{2,40}?(?:\d{1,5}(?:号|室|房|楼|单元|幢|栋|组|层|户|座)?|号|室|栋|幢|苑|小区|花园|公寓|大厦|广场|村|组|[路街巷道](?![\u4e00-\u9fff]{0,3}\d))+/g;
/** Up to here somebody says that an address comes. */
const LEAD =
  /^.*(?:住(?:在|址)?|位于|地址|户籍(?:地|所在地)?|坐落(?:于|在)?|租(?:的|了|在)?|买(?:的|了)?|卖(?:的|了)?|在|于|到|去|的|是|为|了|把|从|我们?|他们?|她们?|有|[:：])/u;
/** 小区 and 园区 are estates, and no districts. */
const DISTRICT = /(?<=.)(?:[省市县旗州盟镇乡]|(?<![小园社校厂库灾])区)/u;

/** An address of a story, with its place. */
export interface FoundHome {
  value: string;
  start: number;
  end: number;
}

/** The addresses of a text that name a district or more, in order. */
export function findHomes(text: string): FoundHome[] {
  return [...text.matchAll(HOME)].flatMap(({ 0: raw, index }) => {
    const lead = LEAD.exec(raw.replace(/[\dA-Za-z#-].*$/u, ''))?.[0].length ?? 0;
    const value = raw.slice(lead);
    const start = index + lead;
    const isPlace = DISTRICT.test(value) && value.length >= 5;
    return isPlace ? [{ value, start, end: start + value.length }] : [];
  });
}
