import type { z } from 'zod';
import type { factProblem } from '../draft-fact.ts';
import type { Labels } from './labels.ts';

/** What is wrong with a value; of `out_of_range` and `too_long` the bounds stand behind it. */
export const FACT_PROBLEM_LABELS: Labels<z.infer<typeof factProblem>['problem']> = {
  'zh-CN': {
    not_of_its_kind: '填写的内容与这一项的类型不符',
    too_long: '太长',
    more_than_cents: '金额最多两位小数',
    out_of_range: '超出可填的范围',
    no_such_day: '没有这个日期，请按年-月-日填写',
    day_ahead: '日期不能在今天之后',
    no_such_choice: '不是可选的值',
    identity_length: '身份证号码应为18位',
    identity_birthday: '身份证号码中的出生日期不存在',
    identity_check: '身份证号码的校验位不对，请核对',
    credit_code_form: '统一社会信用代码应为18位数字和大写字母',
    credit_code_check: '统一社会信用代码的校验位不对，请核对',
    mobile_form: '不是手机号或者带区号的固定电话',
    case_number_form: '案号格式不对，如（2026）京0105民初123号',
    case_number_impossible: '不可能有这样的案号：年份、法院代字或者类型不对',
    court_form: '不是法院的全称',
  },
  en: {
    not_of_its_kind: 'is not of the kind that belongs here',
    too_long: 'is too long',
    more_than_cents: 'may have two decimals at most',
    out_of_range: 'is out of range',
    no_such_day: 'is no day: write it as year-month-day',
    day_ahead: 'cannot lie ahead',
    no_such_choice: 'is not one of the choices',
    identity_length: 'an identity number has 18 places',
    identity_birthday: 'its date of birth does not exist',
    identity_check: 'the check digit of the identity number is wrong',
    credit_code_form: 'a credit code has 18 digits and capital letters',
    credit_code_check: 'the check digit of the credit code is wrong',
    mobile_form: 'is neither a mobile number nor a telephone with its area code',
    case_number_form: 'is not written as a case number: （2026）京0105民初123号',
    case_number_impossible: 'no case can have this number: year, court or kind is wrong',
    court_form: 'is not the full name of a court',
  },
};
