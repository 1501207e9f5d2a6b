import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { ChatScreen } from './chat-screen.ts';
import { type Account, signUpAccount, signUpAdministrator, stockInstallation } from './server-api.ts';

export { expect } from '@playwright/test';

interface TestFixtures {
  chat: ChatScreen;
  /** A signed-up person in `page`. */
  user: Account;
  /** An administrator in `page`. */
  administrator: Account;
  /** Errors of the page's own scripts fail the journey. */
  noScriptErrors: undefined;
}

/** Puts a session into every page of the context, as if it had signed in before. */
export async function beSignedIn(context: BrowserContext, { token }: Account): Promise<void> {
  await context.addInitScript((stored) => {
    if (!sessionStorage.getItem('was-here')) localStorage.setItem('USER_TOKEN', stored);
    sessionStorage.setItem('was-here', 'yes');
  }, token);
}

export const test = base.extend<TestFixtures, { stocked: undefined }>({
  chat: async ({ page }, use) => use(new ChatScreen(page)),
  user: async ({ context }, use) => {
    const account = await signUpAccount();
    await beSignedIn(context, account);
    await use(account);
  },
  administrator: async ({ context }, use) => {
    const account = await signUpAdministrator();
    await beSignedIn(context, account);
    await use(account);
  },
  noScriptErrors: [
    async ({ page }, use) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      await use(undefined);
      if (errors.length > 0) throw new AggregateError(errors, `Scripts failed: ${errors.join('; ')}`);
    },
    { auto: true },
  ],
  stocked: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern here
    async ({}, use) => {
      await stockInstallation();
      await use(undefined);
    },
    { scope: 'worker' },
  ],
});

/** Opens the account menu and chooses. */
export async function chooseFromAccountMenu(page: Page, name: string | RegExp): Promise<void> {
  await page.locator('nav button[aria-haspopup="menu"]').last().click();
  await page.getByRole('menuitem', { name }).click();
}
