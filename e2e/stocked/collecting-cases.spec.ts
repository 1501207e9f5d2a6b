import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { judgmentText } from '../../apps/server/src/testing/invented-judgments.ts';
import { importJudgment } from '../kit/import-judgment.ts';
import { expect, test } from '../kit/journey.ts';

test.beforeEach(({ stocked }) => stocked);

/** Another one each time: the library keeps what an earlier run put into it. */
const SERIAL = randomInt(1000, 9_999_999);
const NUMBER = `（2021）浙0106民初${SERIAL}号`;
const NOTE = '返还价款的理由写得清楚';

test('a case goes into a folder, is noted there, and leaves as a spreadsheet', async ({
  page,
  administrator,
}) => {
  expect(administrator.token).not.toBe('');
  await importJudgment(page, {
    name: `判决书${SERIAL}.txt`,
    text: judgmentText({ number: NUMBER }),
    number: NUMBER,
  });
  await page.goto(`/case_search?q=${encodeURIComponent(NUMBER)}`);
  const found = page.getByRole('listitem').filter({ hasText: NUMBER });
  await found.getByRole('button', { name: '加入…' }).click();
  await page.getByRole('menuitem', { name: '加入文件夹' }).click();
  const dialog = page.getByRole('dialog', { name: '加入文件夹' });
  await dialog.getByRole('radio', { name: '新建文件夹' }).check();
  await dialog.getByRole('textbox', { name: '新建文件夹' }).fill('风筝案');
  await dialog.getByRole('button', { name: '加入' }).click();
  await expect(page.getByText('已加入“风筝案”')).toBeVisible();

  await page.getByRole('navigation', { name: '我的案例工作' }).getByRole('link', { name: '文件夹' }).click();
  await page.getByRole('link', { name: '风筝案' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '风筝案' })).toBeVisible();
  const held = page.getByRole('listitem').filter({ hasText: NUMBER });
  await held.getByRole('textbox').fill(NOTE);
  await expect(page.locator('[data-save-state="saved"]')).toBeVisible();
  await page.reload();
  await expect(held.getByRole('textbox')).toHaveValue(NOTE);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出表格' }).click();
  const bytes = await readFile(await (await download).path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');

  await page.getByRole('button', { name: '重命名' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('风筝买卖');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /保 ?存/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: '风筝买卖' })).toBeVisible();
  await held.getByRole('button', { name: '移出文件夹' }).click();
  await expect(page.getByText('文件夹里还没有案例。')).toBeVisible();
});
