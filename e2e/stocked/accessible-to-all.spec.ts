import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/journey.ts';
import { MODELS } from '../kit/server-api.ts';

test.beforeEach(({ stocked }) => stocked);

async function seriousViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join('\n')}`);
}

for (const theme of ['light', 'dark']) {
  test.describe(`in the ${theme} theme`, () => {
    test.beforeEach(({ context }) =>
      context.addInitScript((mode) => localStorage.setItem('themeMode', mode), theme),
    );

    for (const path of [
      '/',
      '/laws_regulations',
      '/sign_in',
      '/sign_up',
      '/settings',
      '/admin',
      '/knowledge_base',
      '/knowledge_base_create/new',
      '/document_reading',
      '/web_reading',
    ]) {
      test(`${path} has no serious accessibility violation`, async ({ page, administrator }) => {
        expect(administrator.token).not.toBe('');
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await seriousViolations(page)).toEqual([]);
      });
    }

    test('a law in the reader has no serious accessibility violation', async ({ page }) => {
      await page.goto('/laws_regulations?q=渡船法第三条第二款');
      await expect(page.getByRole('region', { name: '第三条', exact: true })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await seriousViolations(page)).toEqual([]);
    });

    test('a conversation has no serious accessibility violation', async ({ page, chat }) => {
      await page.goto('/');
      await chat.ask(`渡船没有救生设备怎么办（${MODELS.works}）`);
      await chat.finished();
      expect(await seriousViolations(page)).toEqual([]);
    });
  });
}
