/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/**
 * What the keyboard reaches without exactly one ring in the theme's purple: the thing itself, what is drawn over it, or the
 * frame or card it stands in. An element of the browser's own (a frame with a document) keeps its own.
 */
export async function wrongRings(page: Page): Promise<string[]> {
  // From here on the browser takes every focus for one by keyboard.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const root = getComputedStyle(document.documentElement);
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.color = root.getPropertyValue('--primary');
    const purple = getComputedStyle(probe).color;
    probe.remove();

    const hasRing = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      const { width, height } = element.getBoundingClientRect();
      if (Number(style.opacity) < 0.1 || width < 2 || height < 2) return false;
      const isOutlined =
        style.outlineStyle !== 'none' &&
        style.outlineColor === purple &&
        Number.parseFloat(style.outlineWidth) >= 2;
      return isOutlined || style.boxShadow.startsWith(`${purple} 0px 0px 0px 1px`);
    };
    const wrong: string[] = [];
    let reached = 0;
    const opened = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    for (const element of opened.querySelectorAll<HTMLElement>(
      'a[href], button, input, textarea, select, summary, [tabindex]',
    )) {
      if (
        element.tabIndex < 0 ||
        element.closest('[inert]') ||
        !element.checkVisibility({ visibilityProperty: true })
      )
        continue;
      element.focus({ preventScroll: true });
      if (document.activeElement !== element) continue;
      reached += 1;
      const around: Element[] = [];
      for (let one = element.parentElement; one && around.length < 5; one = one.parentElement)
        around.push(one);
      const rings = [hasRing(element), hasRing(element, '::after'), ...around.map((one) => hasRing(one))];
      const count = rings.filter(Boolean).length;
      if (count !== 1) wrong.push(`${count} rings: ${element.outerHTML.slice(0, 160)}`);
    }
    return reached === 0 ? ['nothing can be reached'] : [...new Set(wrong)].slice(0, 12);
  });
}
