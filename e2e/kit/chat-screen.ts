import { expect, type Locator, type Page } from '@playwright/test';

/** What a person sees and does on the conversation screens, in their words. */
export class ChatScreen {
  readonly page: Page;
  readonly composer: Locator;
  readonly stop: Locator;
  readonly answers: Locator;
  readonly questions: Locator;

  constructor(page: Page) {
    this.page = page;
    this.composer = page.getByRole('textbox', { name: '输入你的问题' });
    this.stop = page.getByRole('button', { name: '停止回答' });
    this.answers = page.getByRole('article', { name: '明法' });
    this.questions = page.getByRole('article', { name: '你', exact: true });
  }

  /** Types a question and sends it. */
  async ask(question: string): Promise<void> {
    await this.composer.fill(question);
    await this.page.getByRole('button', { name: '发送' }).click();
    await expect(this.page).toHaveURL(/\/chat\//);
  }

  async chooseModel(name: string): Promise<void> {
    await this.page.getByRole('combobox', { name: '模型' }).selectOption({ label: name });
  }

  /** The newest answer, whole: its actions are there only then. */
  async finished(count = 1): Promise<Locator> {
    await expect(this.page.getByRole('button', { name: '重新回答' })).toHaveCount(count);
    return this.answers.last();
  }
}
