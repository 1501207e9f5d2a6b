import { readFile } from 'node:fs/promises';
import JSZip from 'jszip';
import { expect, test } from '../kit/journey.ts';

test.beforeEach(({ stocked }) => stocked);

test('somebody fills a template, edits the document freely in Chinese, finds it again after a reload and exports it', async ({
  page,
  user,
}) => {
  expect(user.token).not.toBe('');
  await page.goto('/document_generation/template/iou');
  await page.getByRole('button', { name: '起草这份文书' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '开始起草' }).click();
  await expect(page).toHaveURL(/document_generation\/draft\//);
  await page
    .getByLabel(/^借款本金/)
    .first()
    .fill('50000');
  await expect(page.getByRole('region', { name: '文书预览' })).toContainText('伍万元');

  await page.getByRole('button', { name: '自由编辑' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '开始编辑' }).click();
  const words = page.getByRole('textbox', { name: '自由编辑正文' });
  await expect(words).toContainText('伍万元');
  await words.click();
  await page.keyboard.press('Control+End');
  // As an input method does it: letters, which become words.
  const typist = await page.context().newCDPSession(page);
  for (const text of ['y', 'yi', 'yifu'])
    await typist.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await typist.send('Input.insertText', { text: '以夫妻共同财产偿还' });
  await expect(words).toContainText('以夫妻共同财产偿还');
  await expect(words).not.toContainText('yifu');
  await expect(page.getByRole('region', { name: '文书预览' })).toContainText('以夫妻共同财产偿还');
  await expect(page.locator('[data-save-state="saved"]')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('textbox', { name: '自由编辑正文' })).toContainText('以夫妻共同财产偿还');
  await page.getByRole('button', { name: '导出' }).click();
  const arriving = page.waitForEvent('download');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^导\s*出$/ })
    .click();
  const file = await (await arriving).path();
  const word = await (await JSZip.loadAsync(await readFile(file))).file('word/document.xml')?.async('string');
  expect(word?.replace(/<[^>]+>/g, '')).toContain('以夫妻共同财产偿还');

  await page.getByRole('button', { name: '交还给模板' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '交还给模板' }).click();
  await expect(page.getByRole('region', { name: '文书预览' })).not.toContainText('以夫妻共同财产偿还');
  await page.getByRole('tab', { name: '版本' }).click();
  await expect(page.getByRole('tabpanel').getByText('第 2 版')).toBeVisible();
});
