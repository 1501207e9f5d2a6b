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
  await expect(page.getByRole('region', { name: '文字记录' })).toContainText('下个月十五号之前一定还');
});
