import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import JSZip from 'jszip';
import { expect, test } from '../kit/journey.ts';

test.beforeEach(({ stocked }) => stocked);

const SOUND = 'packages/files/src/recordings/testing/sounds/tones.mp3';
const TALK = `1
00:00:00,000 --> 00:00:01,000
说话人 1：张老板，我借给你的五万元什么时候还？

2
00:00:01,000 --> 00:00:02,300
说话人 2：我承认借了，下个月十五号之前一定还。
`;

test('somebody uploads a recording, imports what was said, corrects it, names who speaks and takes out an evidence pack', async ({
  page,
  user,
}) => {
  expect(user.token).not.toBe('');
  await page.goto('/recording_analysis');
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: '催款电话.mp3', mimeType: 'audio/mpeg', buffer: await readFile(SOUND) });
  await expect(page).toHaveURL(/recording_analysis\/rec_/);
  await expect(page.getByText('这份录音还没有文字记录')).toBeVisible();

  await page.getByRole('button', { name: '导入文字记录' }).first().click();
  const importing = page.getByRole('dialog');
  await importing
    .locator('input[type="file"]')
    .setInputFiles({ name: '催款电话.srt', mimeType: 'application/x-subrip', buffer: Buffer.from(TALK) });
  await importing.getByRole('button', { name: /^导\s*入$/ }).click();
  await importing.getByRole('button', { name: '关闭' }).last().click();
  const words = page.getByRole('region', { name: '文字记录正文' });
  await expect(words).toContainText('下个月十五号之前一定还');

  await page.getByRole('button', { name: '校对' }).click();
  await words.getByText('我承认借了').click();
  await page.getByRole('textbox', { name: /的文字$/ }).fill('我承认借了五万，下个月十五号之前一定还。');
  await page.getByRole('button', { name: '完成' }).click();
  await page.getByRole('button', { name: '更多', exact: true }).click();
  await page.getByRole('menuitem', { name: '管理说话人' }).click();
  const names = page.getByRole('dialog').getByRole('textbox');
  await names.first().fill('李四');
  await names.first().press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByText('已保存').first()).toBeVisible();

  await page.reload();
  await expect(words).toContainText('我承认借了五万');
  await expect(words).toContainText('李四');
  await expect(page.getByRole('tabpanel')).toContainText('承认');

  await page.getByRole('button', { name: '导出', exact: true }).click();
  const arriving = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: '导出证据包' }).click();
  const pack = await JSZip.loadAsync(await readFile(await (await arriving).path()));
  const sums = Object.keys(pack.files).find((name) => name.endsWith('SHA256SUMS')) ?? '';
  const list = (await pack.file(sums)?.async('string')) ?? '';
  const original = list.split('\n').find((line) => line.endsWith('催款电话.mp3')) ?? '';
  const sha256 = createHash('sha256')
    .update(await readFile(SOUND))
    .digest('hex');
  expect(original.startsWith(sha256)).toBe(true);
});
