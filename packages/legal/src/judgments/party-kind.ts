import { COMPOUND_SURNAMES, SURNAMES } from '../redaction/surnames.ts';
import type { PartyKind } from './judgment-reading.ts';

/** Ends of names of bodies that are no organs of the State, even where they sound so. */
const ORGANISATION =
  /(?:公司|集团|厂|店|行|社|院|所|站|场|馆|部|处|中心|学校|大学|学院|中学|小学|幼儿园|医院|合伙|事务所|研究所|基金会|协会|商会|学会|联合会|村民委员会|居民委员会|业主委员会|村委会|居委会|仲裁委员会|经济合作社|合作社|村民小组|经济联合社|总社|矿|港|队|组|户|会|庙|寺|网|城|园|厅|坊|铺|吧|屋|库|楼|家|办事处|分行|支行|营业部|工作室|经营部|联社)(?:[(（][^()（）]{1,14}[)）])?$/;
const AUTHORITY =
  /(?:人民政府|人民检察院|检察院|人民法院|监狱|看守所|海关|公安局|分局|派出所|交警队|大队|支队|总队|街道办事处|管理委员会|管委会|委员会|税务局|[^邮书当]局|办公室|人民武装部|[省市区县州国家]厅|人民政府办公厅|生态环境部|公安部|司法部|财政部|自然资源部|商务部|教育部|农业农村部|国家知识产权局|征收办)$/;
const NO_AUTHORITY =
  /(?:村民|居民|业主|仲裁|职工|工会|贸易促进|学术|董事|监事|家长|基金|合作|消费者)委员会$|[村居]委会$|公司|银行|施工大队|勘探大队|地质大队|电视局|邮政局|电信局|供电局|建设局有限/;

const PERSON = /^[\u4e00-\u9fff\u3400-\u4dbf]{2,4}$/;
const MASKED =
  /^[\u4e00-\u9fff](?:某{1,3}|[×xX*]{1,3})[\u4e00-\u9fff\d]?$|^[\u4e00-\u9fff]某[\u4e00-\u9fff]{1,2}$/;
const MINORITY = /^[\u4e00-\u9fff]{1,14}(?:[·•．.][\u4e00-\u9fff]{1,14})+$/;
const FOREIGN = /^[A-Za-z][A-Za-z.,' -]{2,60}$/;
const FIRM_IN_LATIN = /(?:\b(?:Co|Ltd|Inc|LLC|Limited|Corp|GmbH|Company)\b)/i;

/** Whether a name can be that of a natural person, masked ones, those of minorities and of foreigners included. */
export function isPersonName(name: string): boolean {
  if (/公司$/.test(name)) return false;
  if (MASKED.test(name) || MINORITY.test(name)) return true;
  if (FOREIGN.test(name)) return !FIRM_IN_LATIN.test(name);
  if (!PERSON.test(name)) return false;
  return SURNAMES.has(name[0] ?? '') || COMPOUND_SURNAMES.has(name.slice(0, 2)) || !ORGANISATION.test(name);
}

/** Whether a name ends as those of firms, bodies or authorities do. */
export const isBodyName = (name: string): boolean =>
  /公司$/.test(name) || (name.length > 3 && ORGANISATION.test(name)) || AUTHORITY.test(name);

/** What sort of party a name is; `details` is what stands behind it (男，1980年…). */
export function partyKindOf(name: string, stance: string, details: string): PartyKind {
  if (/检察院$|^(?:公诉|抗诉|执行|报请|提请)机关$/.test(name) || /机关$/.test(stance)) return 'authority';
  if (/^[，, ]*(?:男|女)(?:[，,。性 ]|$)/.test(details)) return 'person';
  if (AUTHORITY.test(name) && !NO_AUTHORITY.test(name) && name.length > 3) return 'authority';
  if (/人$|罪犯/.test(stance) && /^(?:被告人|原审被告人|罪犯|自诉人)$/.test(stance)) return 'person';
  if (/(?:公司|集团|工厂|支行|分行)$/.test(name) || (ORGANISATION.test(name) && name.length > 4))
    return 'organisation';
  if (isPersonName(name)) return 'person';
  return /[一-鿿]{2,4}等$/.test(name) ? 'person' : name.length > 4 ? 'organisation' : 'person';
}
