import type { ReviewColumnRule } from '../column-rule.ts';
import { listedColumn } from '../listed-column.ts';

/** Ends a value on a line of labels. */
const END =
  '(?=\\s{2,}|\\t|[;。]|,?\\s*(?:统一社会信用代码|身份证|法定代表人|代表人|负责人|地址|住址|住所|联系人|联系电话|电话|手机|传真|邮编|邮政编码|开户|[账帐]号|电子|签订|[甲乙丙]方|乙方地址|职务|委托代理人)|$)';

/** What tells who a party is: codes, addresses, representatives. */
export const IDENTITY_COLUMNS: readonly ReviewColumnRule[] = [
  listedColumn({
    key: 'credit_code',
    group: 'parties',
    label: { zh: '统一社会信用代码', en: 'Credit code' },
    asks: {
      zh: '当事人的统一社会信用代码是什么？',
      en: 'What are the parties’ unified social credit codes?',
    },
    about: /信用代码|营业执照(?:注册)?号|纳税人识别号|组织机构代码/,
    values:
      /(?:信用代码|营业执照(?:注册)?号码?|纳税人识别号|组织机构代码)\s*(?:\(.{0,10}?\))?\s*(?:为|:)?\s*([0-9A-Z]{15,20})/g,
    most: 20,
  }),
  listedColumn({
    key: 'id_number',
    group: 'parties',
    label: { zh: '身份证号', en: 'ID number' },
    asks: {
      zh: '自然人当事人的身份证号是什么？',
      en: 'What are the ID numbers of the people who are parties?',
    },
    about: /身份证|证件号|公民身份号码/,
    values:
      /(?:身份证(?:件)?(?:号码?|编号)?|证件号码?|公民身份号码)\s*(?:\(.{0,10}?\))?\s*(?:为|:)?\s*(\d{15}(?:\d{2}[0-9Xx])?|\d{6}\*{4,8}\d{3}[0-9Xx])(?!\d)/g,
    most: 20,
  }),
  listedColumn({
    key: 'address',
    group: 'parties',
    label: { zh: '当事人地址', en: 'Address' },
    asks: { zh: '当事人的住所或地址在哪里？', en: 'What are the parties’ addresses?' },
    about: /(?:^|[\s,;:)方])(?:单位|公司|注册|联系|通讯|通信|家庭|现)?(?:地\s*址|住\s*所\s*地?|住\s*址)\s*:/,
    values: new RegExp(`(?:地\\s*址|住\\s*所\\s*地?|住\\s*址)\\s*:\\s*([^\\s:;。].{3,60}?)${END}`, 'g'),
    most: 64,
    sections: ['preamble', 'signature'],
  }),
  listedColumn({
    key: 'legal_representative',
    group: 'parties',
    label: { zh: '法定代表人', en: 'Legal representative' },
    asks: { zh: '各方的法定代表人（负责人）是谁？', en: 'Who are the parties’ legal representatives?' },
    about: /法定代表人|法人代表|负责人|代表人\s*:/,
    values:
      /(?:法定代表人|法人代表|负责人|代表人)(?:\/[\u4e00-\u9fff]{2,8})?\s*(?:\([^)]{1,10}\))?\s*:\s*([\u4e00-\u9fff]{2,4}|[\u4e00-\u9fff]{2,8}·[\u4e00-\u9fff·]{2,12})(?=\s|[,;。(]|$)/g,
    most: 10,
    sections: ['preamble', 'signature'],
  }),
  listedColumn({
    key: 'contact',
    group: 'parties',
    label: { zh: '联系电话', en: 'Telephone' },
    asks: { zh: '当事人的联系电话是什么？', en: 'What are the parties’ telephone numbers?' },
    about: /电\s*话|手\s*机|联系方式/,
    english: /\b(?:tel|telephone|phone)\b/i,
    values: /(?:电\s*话|手\s*机(?:号码?)?|联系方式|tel(?:ephone)?|phone)\s*:\s*(\+?\d[\d -]{5,18}\d)/gi,
    most: 24,
    sections: ['preamble', 'signature'],
  }),
];
