import { readFile } from 'node:fs/promises';
import { expect, test } from '../kit/journey.ts';

test.beforeEach(({ stocked }) => stocked);

const lease = (shop: string, rent: string, deposit: string) => `房屋租赁合同

出租方（甲方）：${shop}置业有限公司
承租方（乙方）：东风商贸有限公司

第一条 租赁房屋
甲方将位于某市某区人民路12号的房屋出租给乙方使用，建筑面积85平方米，用途为商业。

第二条 租赁期限
租赁期限自2024年1月1日起至2026年12月31日止。

第三条 租金
月租金为人民币${rent}元，乙方应于每月5日前支付。
${deposit}
第四条 争议解决
因本合同发生的争议，由房屋所在地人民法院管辖。

签订日期：2023年12月20日
`;
const CONTRACTS = [
  {
    name: '甲店租约.txt',
    text: lease('甲店', '12000', '乙方应于签订本合同之日向甲方支付押金人民币24000元。\n'),
  },
  { name: '乙店租约.txt', text: lease('乙店', '9500', '') },
];

test('somebody makes a review table of two leases, looks at its cells, checks one and takes the table as a workbook', async ({
  page,
  user,
}) => {
  expect(user.token).not.toBe('');
  await page.goto('/data_analysis?tab=reviews');
  await expect(page.getByRole('table', { name: '审阅表的样子（示例）' })).toBeVisible();
  await page.getByRole('link', { name: '新建审阅表' }).click();

  await page.getByRole('textbox', { name: '名称' }).fill('门店租约');
  await page
    .getByTestId('choose-review-documents')
    .setInputFiles(
      CONTRACTS.map(({ name, text }) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })),
    );
  await expect(page.getByText('已选 2 份')).toBeVisible();
  await page.getByRole('button', { name: /^租赁合同/ }).click();
  await page.getByRole('button', { name: /^建\s*立$/ }).click();
  await expect(page).toHaveURL(/data_analysis\/review\/rvt/);

  const grid = page.getByRole('grid', { name: '“门店租约”的格' });
  await expect(grid).toHaveAttribute('aria-rowcount', '3');
  await expect(grid.getByRole('row', { name: /甲店租约/ })).toContainText(/12,?000/, { timeout: 60_000 });
  await expect(grid.getByRole('row', { name: /乙店租约/ })).toContainText(/9,?500/, { timeout: 60_000 });

  await grid
    .getByRole('gridcell', { name: /12,?000/ })
    .first()
    .click();
  const cell = page.getByRole('dialog');
  await expect(cell.getByRole('blockquote')).toContainText('12000');
  await cell.getByRole('button', { name: '核对无误，锁定' }).click();
  await expect(cell.getByRole('button', { name: /^解\s*锁$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(grid.getByRole('gridcell', { name: /12,?000/ }).first()).toContainText('已核对');

  await page.getByRole('button', { name: '导出' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /^Excel/ }).click();
  const file = await (await download).path();
  expect((await readFile(file)).subarray(0, 2).toString()).toBe('PK');
});
