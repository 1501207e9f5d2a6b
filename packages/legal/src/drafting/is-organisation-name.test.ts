import { expect, test } from 'vitest';
import { isOrganisationName } from './is-organisation-name.ts';

test.each([
  '临江市青禾商贸有限公司',
  '临江银行股份有限公司河西支行',
  '北京市松石律师事务所',
  '临江远航投资合伙企业（有限合伙）',
  '临江市第一人民医院',
])('%s is an organisation', (name) => expect(isOrganisationName(name)).toBe(true));

test.each(['郑建平', '公司', '欧阳集', '临江市河东区小满商行', '阿依古丽·买买提'])(
  'nothing is said of %s',
  (name) => expect(isOrganisationName(name)).toBe(false),
);
