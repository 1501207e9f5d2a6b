import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

export interface JudgmentFile {
  name: string;
  text: string;
  /** Its number, as the preview shows it. */
  number: string;
}

/** Imports one invented judgment through the sheet, and waits until it is in. */
export async function importJudgment(page: Page, { name, text, number }: JudgmentFile): Promise<void> {
  await page.goto('/case_search');
  await page.getByRole('button', { name: '导入裁判文书' }).click();
  const sheet = page.getByRole('dialog', { name: '导入裁判文书' });
  await sheet
    .getByLabel('选择文件')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(sheet.getByRole('region', { name: '预览' })).toContainText(number);
  await sheet.getByRole('button', { name: '开始导入' }).click();
  const row = sheet.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('已完成');
  await expect(row).toContainText('新增 1');
  await page.keyboard.press('Escape');
}
