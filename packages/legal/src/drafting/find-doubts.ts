import { entryAt, type FactSheet, rowPath, rowsOf } from './fact-sheet.ts';
import { TOLD_ACCOUNT } from './told-account.ts';

/** What does not go together in a sheet, in words for whoever exports it. */
export interface SheetDoubt {
  text: { zh: string; en: string };
  paths: string[];
}

/** A child who sues, by the age that is told: 女儿某7岁. */
const CHILD =
  /(?:女儿|儿子|孩子|闺女)[^。；]{0,8}?(?:[1-9]|1[0-7]|[一二三四五六七八九]|十[一二三四五六七]?)岁/;
const PAID_BY =
  /(?:他|她|对方|被告[^，。]{0,8}|司机|房东)(?:已|又|先)?(?:付|给|还|转|交|垫)(?:了|过)?(\d+(?:\.\d+)?)元/g;

/** Doubts that rules see between the facts of a sheet and the template they are written into. */
export function findDoubts(sheet: FactSheet, templateId: string): SheetDoubt[] {
  const text = (path: string) => String(entryAt(sheet, path)?.chosen.value ?? '');
  const doubts: SheetDoubt[] = [];
  const say = (zh: string, en: string, paths: string[]) => doubts.push({ text: { zh, en }, paths });
  const rows = (list: string) =>
    rowsOf(sheet, list).map((row) => ({
      name: text(rowPath(list, row, 'name')),
      isPerson: text(rowPath(list, row, 'party_kind')) === 'person',
    }));
  const [claimants, defendants] = [rows('claimants'), rows('defendants')];
  const isLabour = templateId.startsWith('labour-arbitration');
  const cause = text('cause');
  if (isLabour && cause !== '' && !/劳动|人事|工资|报酬/.test(cause))
    say(
      `案由是“${cause}”，劳动仲裁不受理：请核对案由，或者换一份文书`,
      'The cause is none of a labour commission: check it, or take another document',
      ['cause'],
    );
  const isBothPeople =
    claimants.some(({ isPerson }) => isPerson) &&
    defendants.length > 0 &&
    defendants.every(({ isPerson }) => isPerson);
  if (isLabour && isBothPeople)
    say(
      '被申请人全是个人：劳动仲裁的被申请人应当是用人单位（劳动争议调解仲裁法第二十二条）',
      'Every respondent is a person: before a labour commission it is an employer',
      ['defendants'],
    );
  const told = `${text('story')}${text(TOLD_ACCOUNT)}`;
  const isSuedForChild = CHILD.test(told) && claimants.some(({ name }) => name !== '' && told.includes(name));
  const isRepresented = [...rowsOf(sheet, 'claimants')].some(
    (row) => text(rowPath('claimants', row, 'representative')) !== '',
  );
  const ofChild = claimants.find(
    ({ name }) => name !== '' && new RegExp(`(?:女儿|儿子|孩子|闺女)(?:叫)?${escaped(name)}`).test(told),
  );
  if (isSuedForChild && ofChild && !isRepresented && !/法定代理人/.test(told))
    say(
      `${ofChild.name}看来未成年：由父母等法定代理人代为诉讼，请补写法定代理人`,
      'This claimant seems to be a minor: name who acts for them by law',
      ['claimants'],
    );
  const cut = [...claimants, ...defendants].find(({ name }) => /[，。；]|[我他她你](?!.{0,1}$)/.test(name));
  if (cut) say(`“${cut.name}”不像当事人的名字，请核对`, `“${cut.name}” is hardly a name`, ['defendants']);
  if (claimants.length > 0 && defendants.length === 0 && told !== '')
    say('没有读出告谁：请填写对方', 'Nobody is named who is sued: fill it in', ['defendants']);
  const paid = [...told.matchAll(PAID_BY)].map(([, sum]) => Number(sum));
  for (const row of rowsOf(sheet, 'claims')) {
    const amount = Number(text(rowPath('claims', row, 'amount')));
    const content = text(rowPath('claims', row, 'content'));
    if (amount > 0 && paid.length > 0 && !/扣除|减去/.test(content) && paid.some((sum) => sum <= amount))
      say(
        `自述里对方付过${paid.join('元、')}元：核对“${content.slice(0, 30)}”有没有扣除`,
        'The other side is told to have paid: check whether the claim takes it off',
        [rowPath('claims', row, 'amount')],
      );
  }
  return doubts;
}

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
