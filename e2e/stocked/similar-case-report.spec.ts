import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import JSZip from 'jszip';
import { judgmentText } from '../../apps/server/src/testing/invented-judgments.ts';
import { importJudgment } from '../kit/import-judgment.ts';
import { expect, test } from '../kit/journey.ts';

test.beforeEach(({ stocked }) => stocked);

/** Others each time: the library keeps what an earlier run put into it. */
const SERIAL = randomInt(1000, 999_999);
const FOR_US = `（2025）浙0106民初${SERIAL}号`;
const AGAINST_US = `（2025）浙0106民初${SERIAL + 1}号`;
const TITLE = `风筝买卖类案检索报告 ${SERIAL}`;
const FACTS = '我方向一家公司买了一百只风筝，价款已经付清，对方一直没有交付风筝，要求返还价款。';
const CONCLUSION = '同类案件均支持买受人返还价款的请求，本案应当作相同处理。';
const WHY_LEFT_OUT = '该案买受人没有付款，事实不同';

const saved = (page: Page) => expect(page.locator('[data-save-state="saved"]')).toBeVisible();
const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '报告的步骤' }).getByRole('button', { name }).click();

/** The words of a Word file. */
async function wordsOf(download: Download): Promise<string> {
  const zip = await JSZip.loadAsync(await readFile(await download.path()));
  const xml = (await zip.file('word/document.xml')?.async('string')) ?? '';
  return xml.replace(/<[^>]+>/g, '');
}

async function importBoth(page: Page): Promise<void> {
  await importJudgment(page, {
    name: `支持${SERIAL}.txt`,
    text: judgmentText({ number: FOR_US, date: '二〇二五年六月十五日' }),
    number: FOR_US,
  });
  const facts = '2024年3月1日，双方签订《风筝买卖合同》。原告没有支付价款，被告因此没有交付风筝。';
  await importJudgment(page, {
    name: `驳回${SERIAL}.txt`,
    text: judgmentText({ number: AGAINST_US, facts, date: '二〇二五年七月十五日' }),
    number: AGAINST_US,
  });
}

/** Chooses a case among what was found, with for whom it speaks and why. */
async function choose(page: Page, number: string, stance: string, reason: string): Promise<void> {
  const found = page.getByRole('region', { name: '检索到的案例' });
  await found.getByRole('listitem').filter({ hasText: number }).getByRole('button', { name: /选用/ }).click();
  const dialog = page.getByRole('dialog', { name: '选用这件案例' });
  await dialog.getByRole('button', { name: stance, exact: true }).click();
  await dialog.getByRole('textbox', { name: '理由' }).fill(reason);
  await dialog.getByRole('button', { name: /选 ?用/ }).click();
  await expect(dialog).toBeHidden();
}

async function searchByNumber(page: Page, number: string): Promise<void> {
  const box = page.getByRole('searchbox', { name: '搜索案例' });
  await box.fill(number);
  await box.press('Enter');
  await expect(page.getByRole('region', { name: '检索到的案例' })).toContainText(number);
}

test('a similar-case report is searched for, written and exported with its log', async ({
  page,
  administrator,
}) => {
  expect(administrator.token).not.toBe('');
  await importBoth(page);

  await page
    .getByRole('navigation', { name: '我的案例工作' })
    .getByRole('link', { name: '类案检索报告' })
    .click();
  await page.getByRole('button', { name: '新建报告' }).first().click();
  await page.getByRole('dialog').getByRole('textbox').fill(TITLE);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /新 ?建/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();

  await page.getByLabel('审理法院', { exact: true }).fill('浙江省杭州市西湖区人民法院');
  await page.getByLabel('立场').fill('原告代理人');
  await page.getByLabel('基本事实').fill(FACTS);
  await page.getByLabel('争议焦点').fill('价款应否返还');
  await saved(page);
  await expect(page.getByText('浙江省高级人民法院')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('基本事实')).toHaveValue(FACTS);

  await step(page, '检索');
  await page.getByRole('button', { name: '按案情' }).click();
  await page
    .getByRole('button', { name: /^检 ?索$/ })
    .last()
    .click();
  await expect(page.getByRole('region', { name: '检索到的案例' })).toBeVisible();
  await page.getByRole('button', { name: '按关键词、案号、法条' }).click();
  await searchByNumber(page, FOR_US);
  await choose(page, FOR_US, '有利', '出卖人没有交付，判令返还价款，与本案相同。');
  await searchByNumber(page, AGAINST_US);
  await choose(page, AGAINST_US, '不利', '驳回了买受人的请求。');
  await expect(page.getByRole('heading', { name: '检索日志：3 次' })).toBeVisible();

  await step(page, '选用案例');
  const against = page.getByRole('listitem').filter({ hasText: AGAINST_US });
  await against.getByRole('button', { name: '比对与说明' }).click();
  await against.getByLabel('与待决案件的区别').fill('本案买受人已经付清价款。');
  await saved(page);
  await page.reload();
  await against.getByRole('button', { name: '移出报告' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(WHY_LEFT_OUT);
  await page.getByRole('dialog').getByRole('button', { name: '移出报告' }).click();
  await expect(page.getByRole('textbox', { name: /为什么没有选用/ }).first()).toHaveValue(WHY_LEFT_OUT);

  await step(page, '报告正文');
  await page.getByRole('textbox', { name: /结论/ }).fill(CONCLUSION);
  await saved(page);

  await step(page, '版本与导出');
  await page.getByRole('button', { name: '保存版本' }).click();
  await expect(page.getByText('版本 1', { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('main').getByRole('button', { name: '导出报告' }).last().click();
  await page.getByRole('menuitem', { name: 'Word' }).click();
  const words = await wordsOf(await download);
  for (const said of [TITLE, FOR_US, AGAINST_US, CONCLUSION, WHY_LEFT_OUT, '返还价款'])
    expect(words).toContain(said);
  expect(words).not.toContain('楚云飞');
  const checksum = /[0-9a-f]{64}/.exec(words)?.[0] ?? '';
  await page.getByRole('textbox', { name: /校验值/ }).fill(checksum);
  await page.getByRole('button', { name: /核 ?对/ }).click();
  await expect(page.getByText('一致：就是这份日志，共 3 次检索。')).toBeVisible();
});
