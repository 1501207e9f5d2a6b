import { expect, test } from '../kit/journey.ts';

test.beforeEach(({ stocked }) => stocked);

const STATEMENT = `交易日期,摘要,借方金额,对方户名
2024/01/05,货款,"12,000.00",甲建材公司
2024/01/20,货款,"8,000.50",乙运输公司
2024/02/18,货款,"1,999.50",甲建材公司
`;

test('a statement becomes an analysis in steps, with SQL and a finding whose figure is checked, run and shared as a report', async ({
  page,
  user,
  browser,
}) => {
  expect(user.token).not.toBe('');
  await page.goto('/data_analysis');
  await page
    .getByTestId('choose-tables')
    .setInputFiles({ name: '银行流水.csv', mimeType: 'text/csv', buffer: Buffer.from(STATEMENT) });
  await expect(page).toHaveURL(/data_analysis\/\w/);
  await page.getByRole('button', { name: '导入 1 张表' }).click();
  await page.getByRole('tab', { name: '提问' }).click();
  await page.getByRole('textbox', { name: '用一句话提问' }).fill('各对方户名的借方金额合计');
  await page.getByRole('button', { name: /^提\s*问$/ }).click();
  await page.getByRole('button', { name: '存为分析' }).click();
  await expect(page).toHaveURL(/data_analysis\/analysis\/anl_/);

  await page.getByRole('button', { name: '添加步骤', exact: true }).click();
  await page.getByRole('menuitem', { name: 'SQL 查询' }).click();
  const query = page.getByRole('region', { name: /SQL 查询/ });
  await query.locator('.cm-content').click();
  await page.keyboard.type('SELECT "对');
  // Names of columns are offered while one writes.
  await expect(page.getByRole('option', { name: /^对方户名/ })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(
    'SELECT "对方户名", SUM("借方金额") AS "合计" FROM "银行流水" GROUP BY 1 ORDER BY 2 DESC',
  );
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(query.getByRole('cell', { name: '13,999.50' })).toBeVisible();

  await page.getByRole('button', { name: '添加步骤', exact: true }).click();
  await page.getByRole('menuitem', { name: '结论' }).click();
  const finding = page.getByRole('region', { name: /结论/ });
  await finding.getByRole('textbox', { name: '结论的文字' }).fill('付给甲建材公司的最多，合计元：');
  await finding.getByRole('button', { name: '引用结果里的数字' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '13,999.50' }).click();
  await expect(finding).toContainText('13,999.50');

  await finding.getByRole('button', { name: /^删除：/ }).click();
  await page.getByRole('button', { name: '撤销', exact: true }).click();
  await expect(finding).toContainText('13,999.50');

  await page.getByRole('button', { name: '全部运行' }).click();
  await expect(page.locator('[data-step-state="fresh"]')).toHaveCount(4);
  await page.getByRole('button', { name: '分享', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '分享' });
  await dialog.getByRole('button', { name: '下一步' }).click();
  await dialog.getByRole('button', { name: '生成分享链接' }).click();
  const made = page.getByRole('dialog', { name: '分享链接' });
  const address = await made.getByRole('textbox', { name: '分享链接' }).inputValue();
  expect(address).toMatch(/\/share\/shr_[^/]+\/report$/);
  const reader = await (await browser.newContext()).newPage();
  await reader.goto(address);
  await expect(reader.getByRole('main')).toContainText('13,999.50');
});
