import { expect, test } from '../kit/journey.ts';

test.beforeEach(({ stocked }) => stocked);

/** A statement as a bank writes it, with a row of totals at its end. */
const STATEMENT = `交易日期,摘要,借方金额,贷方金额,对方户名,对方账号
2024/01/05,货款,"12,000.00",,甲建材公司,6222021234567890123
2024/01/20,货款,"8,000.50",,乙运输公司,6222029876543210987
2024/02/03,工程款,,"50,000.00",丙建筑公司,6222025555666677778
2024/02/18,货款,"1,999.50",,甲建材公司,6222021234567890123
合计,,"22,000.00","50,000.00",,
`;

test('somebody uploads a bank statement, looks at what was recognised, asks it and follows a figure to its rows', async ({
  page,
  user,
}) => {
  expect(user.token).not.toBe('');
  await page.goto('/data_analysis');
  await page
    .getByTestId('choose-tables')
    .setInputFiles({ name: '银行流水.csv', mimeType: 'text/csv', buffer: Buffer.from(STATEMENT) });
  await expect(page).toHaveURL(/data_analysis\/\w/);

  const table = page.getByRole('region', { name: '银行流水' });
  await expect(table.getByText('数据里夹有合计行')).toBeVisible();
  await expect(table.getByRole('combobox', { name: '“借方金额”的类型' })).toHaveValue('number');
  await page.getByRole('button', { name: '导入 1 张表' }).click();

  const grid = page.getByRole('grid', { name: '银行流水' });
  await expect(grid).toHaveAttribute('aria-rowcount', '5');
  await expect(grid).toContainText('甲建材公司');
  await expect(grid).not.toContainText('6222021234567890123');
  await page.getByRole('button', { name: '显示号码' }).click();
  await expect(grid).toContainText('6222021234567890123');

  await page.getByRole('tab', { name: '提问' }).click();
  await page.getByRole('textbox', { name: '用一句话提问' }).fill('各对方户名的借方金额合计');
  await page.getByRole('button', { name: /^提\s*问$/ }).click();
  const answer = page.getByRole('region', { name: '结果', exact: true });
  await expect(answer).toContainText('依据');
  await answer.getByRole('button', { name: '13,999.5', exact: false }).click();
  const rows = page.getByRole('dialog');
  await expect(rows).toContainText('来自 2 行');
  await expect(rows).toContainText('12,000');
});
