import { listPublishedFigures, removeAddedFigures } from '@mingfa/contract/calculator';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { expect, test } from '../kit/journey.ts';
import { call } from '../kit/server-api.ts';

test.beforeEach(({ stocked }) => stocked);

test('somebody reaches a calculator from the tools, computes, and opens the same again by its link', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: '文书生成' }).click();
  await page.getByRole('tab', { name: '计算器' }).click();
  await page.getByRole('link', { name: '案件受理费' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '案件受理费' })).toBeVisible();
  await page.getByLabel(/^诉讼标的额/).fill('12万');
  await page.getByRole('button', { name: /^计\s*算$/ }).click();
  await expect(page.getByRole('main').getByRole('status').getByText('2,700 元').first()).toBeVisible();
  await page.getByLabel(/^诉讼标的额/).fill('1000000');
  await page.getByRole('button', { name: /^计\s*算$/ }).click();
  await expect(page.getByRole('main').getByRole('status').getByText('13,800 元').first()).toBeVisible();
  await expect(page).toHaveURL(/calculator=court-fee#claim=1000000$/);

  const requests: string[] = [];
  const other = await context.newPage();
  other.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
  await other.goto(page.url());
  await expect(other.getByRole('main').getByRole('status').getByText('13,800 元').first()).toBeVisible();
  expect(requests.filter((sent) => sent.includes('1000000') && !sent.includes('#'))).toEqual([]);

  await other.emulateMedia({ media: 'print' });
  await expect(other.getByRole('navigation')).toBeHidden();
  await expect(other.getByRole('button', { name: '打印' })).toBeHidden();
  await expect(other.getByText('填写的数据')).toBeVisible();
});

test('an administrator adds the holidays of a later year, and a last day moves past them', async ({
  page,
  administrator,
}) => {
  await takeBackYear(administrator.token, 2027);
  const link =
    '/document_generation?calculator=appeal-deadline#procedure=civil&document=judgment&servedOn=2027-01-22';
  await page.goto(link);
  await expect(page.getByRole('main').getByRole('status')).toContainText('节假日顺延未知：没有2027年');
  await page.goto('/admin?tab=figures');
  await expect(page.getByLabel('年份')).toHaveValue('2027');
  await page.getByLabel('放假日期').fill('2027-02-05 2027-02-11');
  await page.getByLabel('调休上班的日期').fill('2026-02-20');
  await page.getByLabel('来源（通知名称、文号）').fill('国务院办公厅关于2027年部分节假日安排的通知');
  await page.getByRole('button', { name: '添加这一年' }).click();
  await expect(page.getByText('请填写 2027 年真实存在的日期')).toBeVisible();
  await page.getByLabel('调休上班的日期').fill('2027-02-20');
  // What it says goes at leisure, and the button moves up meanwhile.
  await expect(page.getByText('请填写 2027 年真实存在的日期')).toHaveCount(0);
  await page.getByRole('button', { name: '添加这一年' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '2027-02-05 – 2027-02-11' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('main').getByRole('status')).toContainText('2027-02-12');
  await page.goto('/admin?tab=figures');
  await page.getByRole('button', { name: '撤回 2027' }).click();
  await expect(page.getByRole('button', { name: '撤回 2027' })).toHaveCount(0);
});

/** A journey that is run again may find what it added before it was cut short. */
async function takeBackYear(token: string, year: number): Promise<void> {
  const { method, path } = listPublishedFigures;
  const { holidayYears, revision } = await call<EndpointOutput<typeof listPublishedFigures>>(method, path, {
    token,
  });
  if (!holidayYears.some((one) => one.added && one.year === year)) return;
  const body = { period: String(year), seenRevision: revision };
  await call(removeAddedFigures.method, removeAddedFigures.path, { token, body });
}
