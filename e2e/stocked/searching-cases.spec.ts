import { randomInt } from 'node:crypto';
import { judgmentText } from '../../apps/server/src/testing/invented-judgments.ts';
import { importJudgment } from '../kit/import-judgment.ts';
import { expect, test } from '../kit/journey.ts';

test.beforeEach(({ stocked }) => stocked);

/** Another one each time: the library keeps what an earlier run put into it. */
const SERIAL = randomInt(1000, 9_999_999);
const NUMBER = `（2021）浙0106民初${SERIAL}号`;
const STORY = '我向一家公司买了一百只风筝，钱已经付了，对方一直不交货，我想把钱要回来。';

test('a judgment is imported, found by its number, its words and its facts, and read with names masked', async ({
  page,
  administrator,
}) => {
  expect(administrator.token).not.toBe('');
  await importJudgment(page, {
    name: `判决书${SERIAL}.txt`,
    text: judgmentText({ number: NUMBER }),
    number: NUMBER,
  });

  const search = page.getByRole('searchbox', { name: '搜索案例' });
  await search.fill(`(2021)浙0106民初${SERIAL}号`);
  await search.press('Enter');
  await expect(page.getByText(`按案号 ${NUMBER}`)).toBeVisible();
  await search.fill('交付风筝 返还价款');
  await search.press('Enter');
  const found = page.getByRole('listitem').filter({ hasText: NUMBER });
  await expect(found.locator('mark').first()).toBeVisible();

  await page.getByRole('button', { name: '按案情找类案' }).click();
  await page.getByRole('textbox', { name: '案情' }).fill(STORY);
  await page.getByRole('button', { name: '查找类案' }).click();
  await expect(page.getByRole('region', { name: '读到的案情' })).toBeVisible();
  await page.getByRole('listitem').filter({ hasText: NUMBER }).getByRole('link').first().click();

  const text = page.getByRole('region', { name: '正文' });
  await expect(text).toContainText('本院认为');
  await expect(text).toContainText('原告：楚某');
  await expect(page.getByText('楚云飞')).toHaveCount(0);
  await page.getByRole('button', { name: '案件信息' }).click();
  const context = page.getByRole('dialog', { name: '案件信息' });
  await expect(context).toContainText('杭州市西湖区人民法院');
  await expect(context).toContainText('民法典');
});

test('a guest reads that a number cannot exist, and that one is not held', async ({ page }) => {
  await page.goto('/case_search?q=（2099）京01民终1号');
  await expect(page.getByText('不可能是真实案号')).toBeVisible();
  await page.goto('/case_search?q=（2022）京01民终999999号');
  await expect(page.getByText('没有收录不等于不存在')).toBeVisible();
});
